import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createUploadQueue, type Upload } from './upload-queue.ts'

function openQueue() {
  const sent = new Map<string, PromiseWithResolvers<{ name: string }>>()
  const pictures: string[] = []
  let shown: readonly Upload[] = []
  const queue = createUploadQueue({
    send(file, onProgress) {
      const answer = Promise.withResolvers<{ name: string }>()
      sent.set(file.name, answer)
      onProgress(0.5)
      return answer.promise
    },
    describeProblem: (error) => (error as Error).message,
    onChange: (uploads) => (shown = uploads),
  })
  queue.listen((picture) => pictures.push(picture))
  const settle = async (name: string, problem?: string): Promise<void> => {
    if (problem) sent.get(name)!.reject(new Error(problem))
    else sent.get(name)!.resolve({ name: `picture of ${name}` })
    await new Promise(setImmediate)
  }
  const states = () => shown.map(({ fileName, state }) => `${fileName} ${state}`)
  const files = (...names: string[]) => names.map((name) => new File(['x'], name))
  return { queue, sent, pictures, settle, states, files, shown: () => shown }
}

test('three files are sent at once, and pictures arrive in the chosen order', async () => {
  const { queue, sent, pictures, settle, files, states } = openQueue()
  queue.add(files('a', 'b', 'c', 'd'))
  assert.deepEqual([...sent.keys()], ['a', 'b', 'c'])
  await settle('b')
  assert.deepEqual([pictures, [...sent.keys()]], [[], ['a', 'b', 'c', 'd']])
  await settle('a')
  assert.deepEqual(pictures, ['picture of a', 'picture of b'])
  await settle('d')
  await settle('c')
  assert.deepEqual(pictures.slice(2), ['picture of c', 'picture of d'])
  assert.deepEqual(states(), [])
})

test('a failed file stays with its reason, can be repeated or dismissed, and holds up no other', async () => {
  const { queue, pictures, settle, files, states, shown } = openQueue()
  queue.add(files('a', 'b'))
  await settle('a', 'This is no picture.')
  await settle('b')
  assert.deepEqual([pictures, states()], [['picture of b'], ['a failed']])
  assert.equal(shown()[0]!.problem, 'This is no picture.')
  queue.retry(shown()[0]!.id)
  assert.deepEqual(states(), ['a running'])
  await settle('a', 'This is no picture.')
  queue.dismiss(shown()[0]!.id)
  assert.deepEqual(states(), [])
})
