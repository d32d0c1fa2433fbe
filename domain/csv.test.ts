import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './csv.ts'

test('a cell with commas, quotes or lines is quoted', () => {
  assert.equal(csvOf([['a,b', 'say "hi"', 'two\nlines', 3]]), '"a,b","say ""hi""","two\nlines",3\r\n')
})

test('no cell becomes a formula, and a negative amount stays a number', () => {
  assert.equal(csvOf([['=1+1', '+1', '@x', '-2+3', '-12.50', '\tx']]), "'=1+1,'+1,'@x,'-2+3,-12.50,'\tx\r\n")
})
