// A photograph with the drawn text, for mails and lists, which show no SVG. The finishes are those of DrawnText.css.
import sharp, { type Sharp } from 'sharp'
import type { Lettering } from '#domain/catalog/lettering.ts'
import { html, type Html } from '#domain/html.ts'

/** `outlines` as SVG path in thousandths of the width; null draws nothing. Without `width`: as wide as the original. */
export async function drawPicture(
  original: Buffer,
  lettering: Lettering,
  outlines: string | null,
  width?: number,
): Promise<Sharp> {
  const photograph = sharp(original)
    .autoOrient()
    .resize(width ?? null)
  const { data, info } = await photograph
    .flatten({ background: 'white' })
    .toBuffer({ resolveWithObject: true })
  const drawing = outlines && Buffer.from(String(drawingOf(outlines, lettering, info)))
  const blend = lettering.effect === 'glaze' ? 'multiply' : 'over'
  return sharp(data).composite(drawing ? [{ input: drawing, blend }] : [])
}

function drawingOf(
  outlines: string,
  { effect, ink, shade }: Lettering,
  { width, height }: { width: number; height: number },
): Html {
  const shadow = shadows[effect]
  const isFilled = effect === 'embroidery' || effect === 'foil'
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 ${(1000 * height) / width}"><defs>
<pattern id="embroidery" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path fill="${ink}" d="M0 0h5v5h-5z"/><path fill="${shade}" d="M0 0h5v1.6h-5z"/></pattern>
<linearGradient id="foil" x2="1" y2="1"><stop stop-color="${ink}"/><stop offset=".5" stop-color="${shade}"/><stop offset="1" stop-color="${ink}"/></linearGradient>
${shadow && html`<filter id="shadow">${shadow}</filter>`}</defs><path d="${outlines}" fill="${isFilled ? `url(#${effect})` : ink}"${shadow && html` filter="url(#shadow)"`}/></svg>`
}

/** Lengths in thousandths of the picture's width. */
const dropped = (dx: number, dy: number, blur: number, colour: string, opacity: number): Html =>
  html`<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${opacity}"/>`

const shadows: Readonly<Record<Lettering['effect'], Html | null>> = {
  glaze: null,
  paint: dropped(1, 2.4, 1, '#002211', 0.6),
  foil: dropped(0.5, 1, 1, '#441100', 0.87),
  icing: dropped(2, 3, 1.6, '#963c3c', 0.5),
  embroidery: dropped(2, 3.2, 2, '#46281e', 0.4),
  engraving: html`${dropped(-1.6, -2, 0.8, '#5a3714', 0.65)}${dropped(1.6, 2, 0.8, '#ffebcd', 0.7)}`,
}
