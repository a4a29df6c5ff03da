package baffin.testing;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Reads pictures as XML. */
public final class ParsedSvg {

    private static final String SPOT = "data-spot";

    private ParsedSvg() {}

    /** What a seat is called in English where its player's name is not known. */
    public static String seat(int index) {
        return List.of("Blue", "Orange", "Green", "Purple").get(index);
    }

    /** The picture as a document; fails when it is not well-formed. */
    public static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    /** The root of a picture; fails when it is not well-formed. */
    public static Element root(String svg) {
        try {
            return parsed(svg).getDocumentElement();
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + svg, e);
        }
    }

    /** All elements below one with a name, or with {@code *} all of them. */
    public static List<Element> elements(Element below, String name) {
        NodeList nodes = below.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    /** The elements directly in one. */
    public static List<Element> children(Element parent) {
        return elements(parent, "*").stream()
                .filter(element -> element.getParentNode() == parent)
                .toList();
    }

    /** The text of the first element with a name directly in one; empty when there is none. */
    public static String text(Element parent, String name) {
        return children(parent).stream()
                .filter(child -> child.getTagName().equals(name))
                .map(Element::getTextContent)
                .findFirst()
                .orElse("");
    }

    /** What can be pointed at, in the order in which it is drawn. */
    public static List<Element> spots(Element root) {
        return elements(root, "*").stream()
                .filter(element -> element.hasAttribute(SPOT))
                .toList();
    }

    /** A spot with those that it lies in, the outermost first. */
    public static String path(Element spot) {
        String path = spot.getAttribute(SPOT);
        for (Node above = spot.getParentNode(); above instanceof Element element; above = above.getParentNode()) {
            if (element.hasAttribute(SPOT)) {
                path = element.getAttribute(SPOT) + " " + path;
            }
        }
        return path;
    }

    /** What its elements are called, in the order in which they are drawn. */
    public static List<String> titles(String svg) throws Exception {
        return elements(root(svg), "title").stream()
                .map(Element::getTextContent)
                .toList();
    }

    /** Everything that is written in a picture: titles, descriptions, labels. */
    public static List<String> texts(String svg) {
        List<String> texts = new ArrayList<>();
        for (Element element : elements(root(svg), "*")) {
            if (List.of("title", "desc", "text").contains(element.getTagName())) {
                texts.add(element.getTextContent());
            }
        }
        return texts;
    }
}
