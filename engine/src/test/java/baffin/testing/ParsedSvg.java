package baffin.testing;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** Reads pictures as XML. */
public final class ParsedSvg {

    private ParsedSvg() {}

    /** The picture as a document; fails when it is not well-formed. */
    public static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    /** What its elements are called, in the order in which they are drawn. */
    public static List<String> titles(String svg) throws Exception {
        NodeList nodes = parsed(svg).getElementsByTagName("title");
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            titles.add(nodes.item(i).getTextContent());
        }
        return titles;
    }
}
