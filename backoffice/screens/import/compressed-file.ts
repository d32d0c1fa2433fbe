// Files as operations receive them.

/** The file, compressed with gzip, in Base64. */
export async function compressed(file: File): Promise<string> {
  const blob = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',', 2)[1] ?? '') : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(blob)
  })
}
