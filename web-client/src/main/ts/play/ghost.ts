/** What would lie on the table, drawn on its picture: pure geometry, and the element that it makes. */

/** Where a picture of a part has its place, and how large it is drawn. */
interface Part {
  at: string;
  origin: [number, number];
  size: number;
}

const numbers = (text: string | undefined): number[] => (text ?? "").split(" ").map(Number);

function part(svg: SVGSVGElement): Part | undefined {
  const { at, origin, size } = svg.dataset;
  const [x, y] = numbers(origin);
  return at && x !== undefined && y !== undefined ? { at, origin: [x, y], size: Number(size) } : undefined;
}

/**
 * Lays the picture of a part on the picture of the table, where it belongs; undefined where it has no place there.
 *
 * @param board the picture of the table
 * @param picture of the part
 */
export function lay(board: SVGSVGElement, picture: string): { ghost: SVGSVGElement; at: string } | undefined {
  const holder = document.createElement("div");
  holder.innerHTML = picture;
  const ghost = holder.querySelector("svg");
  const own = ghost ? part(ghost) : undefined;
  const place = own && board.querySelector<SVGGraphicsElement>(`[data-spot="${CSS.escape(own.at)}"] > .hit`);
  if (!ghost || !own || !place) {
    return undefined;
  }
  const box = place.getBBox();
  const scale = Number(board.dataset.size ?? own.size) / own.size;
  const [width, height] = [ghost.width.baseVal.value, ghost.height.baseVal.value];
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  ghost.setAttribute("x", String(middle[0] - own.origin[0] * scale));
  ghost.setAttribute("y", String(middle[1] - own.origin[1] * scale));
  ghost.setAttribute("width", String(width * scale));
  ghost.setAttribute("height", String(height * scale));
  ghost.setAttribute("class", "bf ghost");
  ghost.setAttribute("aria-hidden", "true");
  board.append(ghost);
  return { ghost, at: own.at };
}
