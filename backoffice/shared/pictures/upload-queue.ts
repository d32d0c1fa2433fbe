// Uploads of chosen files: a few at once, finished in the order in which they were chosen.

export type Upload = {
  readonly id: number
  readonly fileName: string
  /** Sent share, from 0 to 1. */
  readonly share: number
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  /** Why it failed. */
  readonly problem: string
}

type Entry = Upload & { readonly file: File; readonly picture: string }

type Options = {
  readonly send: (file: File, onProgress: (share: number) => void) => Promise<{ readonly name: string }>
  readonly describeProblem: (error: unknown) => string
  readonly onChange: (uploads: readonly Upload[]) => void
}

export type UploadQueue = {
  /** Sets who receives the names of stored pictures. */
  readonly listen: (onUploaded: (picture: string) => void) => void
  readonly add: (files: readonly File[]) => void
  readonly retry: (id: number) => void
  /** Forgets a failed upload. */
  readonly dismiss: (id: number) => void
}

const maxAtOnce = 3

export function createUploadQueue({ send, describeProblem, onChange }: Options): UploadQueue {
  let entries: readonly Entry[] = []
  let nextId = 1
  let onUploaded: (picture: string) => void = () => undefined

  function show(next: readonly Entry[]): void {
    entries = next
    onChange(entries)
  }

  function change(id: number, changes: Partial<Entry>): void {
    show(entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))
  }

  function start(): void {
    const running = entries.filter(({ state }) => state === 'running').length
    const waiting = entries.filter(({ state }) => state === 'waiting')
    for (const entry of waiting.slice(0, maxAtOnce - running)) void run(entry)
  }

  async function run({ id, file }: Entry): Promise<void> {
    change(id, { state: 'running', share: 0, problem: '' })
    try {
      const { name } = await send(file, (share) => change(id, { share }))
      change(id, { state: 'done', picture: name })
    } catch (error) {
      change(id, { state: 'failed', problem: describeProblem(error) })
    }
    release()
    start()
  }

  /** Hands over finished uploads before which none is unfinished. */
  function release(): void {
    const unfinished = entries.findIndex(({ state }) => state === 'waiting' || state === 'running')
    const settled = unfinished < 0 ? entries : entries.slice(0, unfinished)
    const done = settled.filter(({ state }) => state === 'done')
    if (done.length === 0) return
    show(entries.filter((entry) => !done.includes(entry)))
    for (const { picture } of done) onUploaded(picture)
  }

  return {
    listen(next) {
      onUploaded = next
    },
    add(files) {
      const added = files.map((file): Entry => {
        const id = nextId++
        return { id, file, fileName: file.name, share: 0, state: 'waiting', problem: '', picture: '' }
      })
      show([...entries, ...added])
      start()
    },
    retry(id) {
      change(id, { state: 'waiting' })
      start()
    },
    dismiss: (id) => show(entries.filter((entry) => entry.id !== id)),
  }
}
