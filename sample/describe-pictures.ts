// Regenerates pictures.ts from the files in pictures/: node sample/describe-pictures.ts
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describePicture } from '#services/catalog/prepare-picture.ts'

const folder = path.join(import.meta.dirname, 'pictures')
const lines: string[] = []
for (const file of (await readdir(folder)).sort()) {
  const { width, height, placeholder } = await describePicture(path.join(folder, file))
  const name = path.parse(file).name
  lines.push(
    `  '${name}': {\n    width: ${width},\n    height: ${height},\n    placeholder:\n      '${placeholder}',\n  },`,
  )
}
await writeFile(
  path.join(import.meta.dirname, 'pictures.ts'),
  `// Size and blur of every picture in pictures/. Written by describe-pictures.ts.
import type { PictureFacts } from '#services/catalog/prepare-picture.ts'

export const samplePictures = {
${lines.join('\n')}
} as const satisfies Record<string, PictureFacts>

export type PictureName = keyof typeof samplePictures
`,
)
console.log(`${lines.length} pictures`)
