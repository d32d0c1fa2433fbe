// Removes the printed words from photographs: a scene is mirrored in right-to-left languages, and shown in all of them.
import type { PictureName } from './pictures.ts'

/** Corners of an area, in thousandths of the side: x, y, x, y, and so on. */
export type Area = readonly number[]

const lettered: { readonly [Name in PictureName]?: readonly Area[] } = {
  'truffle-box': [[335, 292, 565, 285, 560, 400, 545, 414, 370, 440, 338, 400]],
  'macaron-box': [[475, 322, 520, 320, 702, 393, 698, 428, 655, 465, 500, 432, 475, 380]],
  'heart-chocolate-box': [
    [330, 270, 385, 233, 455, 222, 483, 222, 489, 262, 522, 262, 522, 306, 345, 327],
    [519, 255, 535, 210, 568, 210, 668, 232, 668, 278, 519, 310],
    [385, 328, 617, 316, 620, 346, 388, 366],
  ],
  'tea-tin': [
    [202, 496, 470, 494, 470, 548, 350, 563, 202, 556],
    [248, 570, 417, 568, 417, 600, 248, 602],
    [262, 614, 404, 612, 404, 643, 262, 645],
  ],
  'perfume-bottle': [[465, 575, 595, 565, 600, 652, 550, 685, 515, 685, 467, 665]],
  'spa-gift-set': [
    [687, 476, 761, 473, 761, 503, 689, 510],
    [693, 514, 753, 509, 753, 525, 695, 532],
    [545, 538, 622, 536, 622, 558, 546, 560],
  ],
}

/** Rounds of averaging: enough for the widest area. */
const rounds = 3000

/** Gives the areas the colours around them, without edges. `data` has three channels. */
export function fillLettering(name: PictureName, data: Float32Array, side: number): void {
  const points = (lettered[name] ?? []).flatMap((area) => pointsIn(area, side))
  for (let round = 0; round < rounds && points.length > 0; round++)
    for (const at of points)
      for (let channel = 0; channel < 3; channel++) {
        const index = at * 3 + channel
        const row = side * 3
        data[index] = (data[index - 3]! + data[index + 3]! + data[index - row]! + data[index + row]!) / 4
      }
}

function pointsIn(area: Area, side: number): number[] {
  const points: number[] = []
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++)
      if (isInside(area, (x * 1000) / side, (y * 1000) / side)) points.push(y * side + x)
  return points
}

/** A line to the right crosses the border of the area an odd number of times. */
export function isInside(area: Area, x: number, y: number): boolean {
  let inside = false
  for (let at = 0; at < area.length; at += 2) {
    const [fromX, fromY] = [area[at]!, area[at + 1]!]
    const [toX, toY] = [area[(at + 2) % area.length]!, area[(at + 3) % area.length]!]
    const crosses = fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
    if (crosses) inside = !inside
  }
  return inside
}
