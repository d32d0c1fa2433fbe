import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSampleDrawing, sampleDrawingName } from './sample-drawing.ts'

test('the name of a drawn picture contains the photograph and the language', () => {
  const name = sampleDrawingName('name-mug-oat-blank', 'de')
  assert.equal(name, 'name-mug-oat-blank-drawn-de')
  assert.deepEqual(parseSampleDrawing(name), { blank: 'name-mug-oat-blank', locale: 'de' })
  assert.equal(parseSampleDrawing('name-mug-oat-blank'), undefined)
  assert.equal(parseSampleDrawing('hand-drawn-card'), undefined)
})
