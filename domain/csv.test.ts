import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './csv.ts'

test('a cell with commas, quotes or lines is quoted', () => {
  assert.equal(csvOf([['a,b', 'say "hi"', 'two\nlines', 3]]), '"a,b","say ""hi""","two\nlines",3\r\n')
})

test('no cell becomes a formula, and a negative amount stays a number', () => {
  assert.equal(csvOf([['=1+1', '+1', '@x', '-2+3', '-12.50', '\tx']]), "'=1+1,'+1,'@x,'-2+3,-12.50,'\tx\r\n")
})

test('a phone number is written as it is: carriers do not read one with an apostrophe', () => {
  assert.equal(csvOf([['+49 30 901820-0', '+1 (212) 555-0123']]), '+49 30 901820-0,+1 (212) 555-0123\r\n')
  assert.equal(csvOf([["+49 30 901820+cmd|' /C calc'!A0"]]), "'+49 30 901820+cmd|' /C calc'!A0\r\n")
})
