import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { describePicture } from '#services/catalog/prepare-picture.ts'
import { sceneOf } from '#storefront/shared/scenes/category-scenes.ts'
import { sampleCategories } from './categories.ts'
import { samplePictures } from './pictures.ts'

const folder = path.join(import.meta.dirname, '../storefront/shared/scenes/pictures')
const sceneOfCategory = ({ key, picture }: (typeof sampleCategories)[number]) =>
  sceneOf(key, { ...samplePictures[picture], name: picture, alt: '' })

test('every category has a wide photograph with its own size and placeholder', async () => {
  for (const category of sampleCategories) {
    const scene = sceneOfCategory(category)
    assert.ok(scene, category.key)
    const { name, alt, ...facts } = scene.picture
    assert.equal(alt, '')
    assert.deepEqual(facts, await describePicture(path.join(folder, `${name}.webp`)))
    assert.equal(facts.width, 2 * facts.height)
  }
})

test('categories next to each other, and a category and its parts, have different photographs', () => {
  const parts = Map.groupBy(sampleCategories, (category) => ('parent' in category ? category.parent : ''))
  for (const [parent, siblings] of parts) {
    const whole = sampleCategories.filter(({ key }) => key === parent)
    const names = [...siblings, ...whole].map((category) => sceneOfCategory(category)?.picture.name)
    assert.equal(new Set(names).size, names.length, parent)
  }
})

test('a picture of the merchant is not replaced', () => {
  assert.equal(sceneOf('sweets', { ...samplePictures['macaron-box'], name: 'our-sweets', alt: '' }), null)
})
