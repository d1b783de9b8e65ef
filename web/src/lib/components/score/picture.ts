// A picture of a result to keep or to send, made here in the browser.
import { SEATS } from "$lib/generated/cards";
import { paint } from "$lib/art/paint";

export interface Shown {
  title: string;
  verdict: string;
  about: string;
  players: { seat: number; name: string; rank: string; points: string; fact: string }[];
}
const WIDTH = 1080;
const TOP = 430;
const ROW = 150;
const FONT = "ui-rounded, system-ui, sans-serif";
const [PAPER, CARD, INK, SOFT, BELT, CREAM, GOLD] = ["#fbf6ea", "#fffdf7", "#2a2430", "#5d5364", "#0a162e", "#fdf6e3", "#fcba1f"];

/** The picture as a PNG in a data address; null where there is no canvas. */
export function picture(shown: Shown): string | null {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = TOP + ROW * shown.players.length + 90;
  const ctx = canvas.getContext("2d");
  if (!ctx) return null;
  ctx.fillStyle = PAPER!;
  ctx.fillRect(0, 0, WIDTH, canvas.height);
  head(ctx, shown);
  shown.players.forEach((player, at) => row(ctx, player, TOP + ROW * at));
  write(ctx, shown.about, WIDTH / 2, canvas.height - 38, 30, SOFT!, "center", WIDTH - 120);
  return canvas.toDataURL("image/png");
}

function head(ctx: CanvasRenderingContext2D, shown: Shown): void {
  ctx.fillStyle = BELT!;
  ctx.fillRect(0, 0, WIDTH, 380);
  ctx.fillStyle = GOLD!;
  ctx.fillRect(0, 380, WIDTH, 10);
  paint(ctx, "mascot-cheer", 60, 50, 280, CREAM);
  write(ctx, shown.title, 390, 150, 84, GOLD!, "left", WIDTH - 450, 800);
  lines(ctx, shown.verdict, WIDTH - 450, 52).forEach((text, at) => write(ctx, text, 390, 230 + 62 * at, 52, CREAM!, "left", WIDTH - 450, 700));
}

function row(ctx: CanvasRenderingContext2D, player: Shown["players"][number], y: number): void {
  ctx.fillStyle = CARD!;
  ctx.strokeStyle = INK!;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.roundRect(40, y, WIDTH - 80, ROW - 22, 26);
  ctx.fill();
  ctx.stroke();
  paint(ctx, `seat-${player.seat % SEATS.length}`, 66, y + 18, 92);
  const initial = [...player.name.trim()][0]?.toUpperCase() ?? "";
  write(ctx, initial, 112, y + 79, 42, "#ffffff", "center", 80, 800, INK);
  write(ctx, player.name, 190, y + 58, 46, INK!, "left", 560, 800);
  write(ctx, player.fact, 190, y + 102, 30, SOFT!, "left", 640);
  write(ctx, player.points, WIDTH - 80, y + 76, 72, INK!, "right", 160, 800);
  write(ctx, player.rank, WIDTH - 80, y + 113, 28, SOFT!, "right", 160);
}

function write(
  ctx: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, colour: string, align: CanvasTextAlign, most: number,
  weight = 500, edge?: string,
): void { // prettier-ignore
  ctx.textAlign = align;
  for (let smaller = size; smaller > size / 2; smaller--) {
    ctx.font = `${weight} ${smaller}px ${FONT}`;
    if (ctx.measureText(text).width <= most) break;
  }
  if (edge) {
    ctx.strokeStyle = edge;
    ctx.lineWidth = size / 8;
    ctx.strokeText(text, x, y, most);
  }
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y, most);
}

/** A text in lines that fit, three at most. */
function lines(ctx: CanvasRenderingContext2D, text: string, most: number, size: number): string[] {
  ctx.font = `700 ${size}px ${FONT}`;
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word;
    if (found.length && (ctx.measureText(longer).width <= most || found.length === 3)) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}
