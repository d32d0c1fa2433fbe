import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPicture, assignPicture, describePicture, movePicture, removePicture } from './product-pictures.ts'
import { emptyProduct, emptyTexts, emptyVariant, type ProductRecord } from './product-record.ts'

const mug: ProductRecord = {
  ...emptyProduct,
  pictures: ['front', 'side', 'handle'],
  texts: { us: { ...emptyTexts, title: 'Mug' }, de: { ...emptyTexts, title: 'Becher' } },
  variants: [emptyVariant, { ...emptyVariant, picture: 'side' }],
}

test('a picture is added once, at the end', () => {
  assert.deepEqual(addPicture(mug, 'box').pictures, ['front', 'side', 'handle', 'box'])
  assert.deepEqual(addPicture(mug, 'side').pictures, mug.pictures)
})

test('a picture moves to a position, and no further than the ends', () => {
  assert.deepEqual(movePicture(mug, 'handle', 0).pictures, ['handle', 'front', 'side'])
  assert.deepEqual(movePicture(mug, 'front', 1).pictures, ['side', 'front', 'handle'])
  assert.deepEqual(movePicture(mug, 'front', -1).pictures, mug.pictures)
  assert.deepEqual(movePicture(mug, 'front', 9).pictures, ['side', 'handle', 'front'])
  assert.deepEqual(movePicture(mug, 'unknown', 0).pictures, mug.pictures)
})

test('a removed picture leaves no alt text and no variant that shows it', () => {
  const described = describePicture(
    describePicture(mug, 'side', 'us', 'From the side'),
    'front',
    'us',
    'Front',
  )
  const { pictures, texts, variants } = removePicture(described, 'side')
  assert.deepEqual(pictures, ['front', 'handle'])
  assert.deepEqual(texts.us?.alts, { front: 'Front' })
  assert.deepEqual(
    variants.map(({ picture }) => picture),
    [null, null],
  )
})

test('an alt text belongs to one language, and only to a language with texts', () => {
  const { texts } = describePicture(mug, 'front', 'de', 'Becher von vorn')
  assert.deepEqual([texts.de?.alts, texts.us?.alts], [{ front: 'Becher von vorn' }, {}])
  assert.equal(describePicture(mug, 'front', 'fr', 'Tasse').texts.fr, undefined)
})

test('a variant shows its own picture', () => {
  assert.deepEqual(
    assignPicture(mug, 0, 'handle').variants.map(({ picture }) => picture),
    ['handle', 'side'],
  )
})
