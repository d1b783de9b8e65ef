// Draws pictures of the sprite on a canvas, shape by shape: the strict policy of our pages lends no other way.
import { picture } from "./sprite";

const SHAPES = new Set(["path", "circle", "ellipse", "rect", "polygon", "polyline", "line"]);
const INHERITED = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-opacity", "stroke-opacity"] as const;
type Look = Record<string, string>;

/** Draws a symbol into a square, or whatever its view box is, of this width. */
export function paint(ctx: CanvasRenderingContext2D, id: string, x: number, y: number, width: number, colour = "#2a2430"): void {
  const symbol = picture(id);
  const box = symbol?.getAttribute("viewBox")?.split(/[ ,]+/).map(Number);
  if (!symbol || !box || box.length < 4) return;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(width / box[2]!, width / box[2]!);
  ctx.translate(-box[0]!, -box[1]!);
  draw(ctx, symbol, { color: colour }, 0);
  ctx.restore();
}

function draw(ctx: CanvasRenderingContext2D, element: Element, look: Look, depth: number): void {
  const own: Look = { ...look };
  for (const name of INHERITED) own[name] = element.getAttribute(name) ?? look[name] ?? "";
  ctx.save();
  move(ctx, element.getAttribute("transform"));
  ctx.globalAlpha *= Number(element.getAttribute("opacity") ?? 1);
  if (SHAPES.has(element.localName)) stroke(ctx, outline(element), own);
  else if (element.localName === "use" && depth < 6) {
    ctx.translate(Number(element.getAttribute("x") ?? 0), Number(element.getAttribute("y") ?? 0));
    const meant = picture((element.getAttribute("href") ?? "#").slice(1));
    if (meant) draw(ctx, meant, own, depth + 1);
  } else for (const child of element.children) draw(ctx, child, own, depth);
  ctx.restore();
}

/** The moves that our pictures use. */
function move(ctx: CanvasRenderingContext2D, text: string | null): void {
  for (const [, name, list] of (text ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 1, e = 0, f = 0] = (list ?? "").trim().split(/[ ,]+/).map(Number);
    if (name === "translate") ctx.translate(a, b ?? 0);
    if (name === "scale") ctx.scale(a, b ?? a);
    if (name === "matrix") ctx.transform(a, b ?? 0, c, d, e, f);
    if (name !== "rotate") continue;
    ctx.translate(b ?? 0, c);
    ctx.rotate((a * Math.PI) / 180);
    ctx.translate(-(b ?? 0), -c);
  }
}

function outline(element: Element): Path2D {
  const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
  const path = new Path2D(element.getAttribute("d") ?? "");
  switch (element.localName) {
    case "circle":
      path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
      break;
    case "ellipse":
      path.ellipse(number("cx"), number("cy"), number("rx"), number("ry"), 0, 0, 2 * Math.PI);
      break;
    case "rect":
      path.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
      break;
    case "line":
      path.moveTo(number("x1"), number("y1"));
      path.lineTo(number("x2"), number("y2"));
      break;
    case "polygon":
    case "polyline":
      return new Path2D(`M${element.getAttribute("points") ?? ""}${element.localName === "polygon" ? "Z" : ""}`);
  }
  return path;
}

function stroke(ctx: CanvasRenderingContext2D, path: Path2D, look: Look): void {
  const colour = (name: string, usual: string): string | null => {
    const found = look[name] || usual;
    if (found === "none" || found.startsWith("url(")) return null;
    return found === "currentColor" ? look.color! : found;
  };
  const [inside, edge] = [colour("fill", "#000"), colour("stroke", "none")];
  const alpha = ctx.globalAlpha;
  if (inside) {
    ctx.globalAlpha = alpha * Number(look["fill-opacity"] || 1);
    ctx.fillStyle = inside;
    ctx.fill(path);
  }
  ctx.globalAlpha = alpha * Number(look["stroke-opacity"] || 1);
  if (!edge) return;
  ctx.strokeStyle = edge;
  ctx.lineWidth = Number(look["stroke-width"] || 1);
  ctx.lineCap = (look["stroke-linecap"] || "butt") as CanvasLineCap;
  ctx.lineJoin = (look["stroke-linejoin"] || "miter") as CanvasLineJoin;
  ctx.stroke(path);
}
