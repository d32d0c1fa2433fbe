// The production file of an ordered gift: the drawing that the shopper saw, as outlines in millimetres.
import type { StoredOrder } from '#data/orders/orders.ts'
import type { Lettering } from '#domain/catalog/lettering.ts'
import { html } from '#domain/html.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { linesToPack } from '../orders/kept-lines.ts'
import { outlineText } from './outline-text.ts'

export type ProductionFile = { readonly name: string; readonly svg: string }

/** Space above and below the baseline, as multiples of the font size: room for capitals, accents and descenders. */
const ascent = 1.1
const descent = 0.6

/** The sheet is the area of the product. It does not depend on the text. */
export function productionFile(
  order: StoredOrder,
  lineId: string,
): ProductionFile | Refusal<'production-file-missing'> {
  const { number, status, locale, lines } = order
  const position = lines.findIndex(({ id }) => id === lineId)
  const [line] = linesToPack({ ...order, lines: lines.filter(({ id }) => id === lineId) })
  const lettering = line?.picture?.lettering
  // Nothing of a cancelled order is engraved, and no gift that is not packed.
  const isWanted = status !== 'cancelled'
  const outlines =
    isWanted && lettering && line.personalisation && outlineText(line.personalisation, lettering, locale)
  if (!outlines || !lettering.millimetres) return refuse('production-file-missing')
  const { title, optionsText, sku, personalisation, quantity } = line
  const scale = lettering.millimetres / lettering.width
  const { left, top, width, height } = sheetOf(lettering)
  const [sheetWidth, sheetHeight] = [width * scale, height * scale].map((length) => length.toFixed(2))
  const path = outlines.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    [Number(x) - left, Number(y) - top].map((part) => (part * scale).toFixed(3)).join(' '),
  )
  const facts = [sku, title, optionsText, `× ${quantity}`, lettering.effect, lettering.ink]
  return {
    name: `${number}-${position + 1}.svg`,
    svg: String(
      html`<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}mm" height="${sheetHeight}mm" viewBox="0 0 ${sheetWidth} ${sheetHeight}"><title>${number} · ${position + 1} · ${personalisation}</title><desc>${facts.filter(Boolean).join(' · ')}</desc><path d="${path}"/></svg>\n`,
    ),
  }
}

/** In thousandths of the picture's width. */
function sheetOf({ baseline, width, size }: Lettering) {
  const [x0 = 0, y0 = 0, , y1 = 0, x2 = 0, y2 = 0] = baseline
  const middle = (y0 + 2 * y1 + y2) / 4
  const top = Math.min(y0, middle, y2) - ascent * size
  const bottom = Math.max(y0, middle, y2) + descent * size
  return { left: (x0 + x2 - width) / 2, top, width, height: bottom - top }
}
