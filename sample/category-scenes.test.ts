import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sceneOf } from '#storefront/shared/scenes/category-scenes.ts'
import { sampleCategories } from './categories.ts'
import { samplePictures, type PictureName } from './pictures.ts'

const picture = (name: string) => ({ ...samplePictures[name as PictureName], name, alt: '' })
const sceneNameOf = (key: string) => {
  const category = sampleCategories.find((each) => each.key === key)!
  return sceneOf(key, picture(category.picture))?.picture.name
}

test('every category has a wide photograph, described as in the sample', () => {
  for (const category of sampleCategories) {
    const scene = sceneOf(category.key, picture(category.picture))
    assert.ok(scene, category.key)
    assert.deepEqual(scene.picture, picture(scene.picture.name))
    assert.equal(scene.picture.width, 2 * scene.picture.height)
  }
})

test('categories next to each other, and a category and its parts, have different photographs', () => {
  const parts = Map.groupBy(sampleCategories, (category) => ('parent' in category ? category.parent : ''))
  for (const [parent, siblings] of parts) {
    const names = siblings.map(({ key }) => sceneNameOf(key))
    if (parent) names.push(sceneNameOf(parent))
    assert.equal(new Set(names).size, names.length, parent)
  }
})

test('a picture of the merchant is not replaced', () => {
  assert.equal(sceneOf('sweets', { ...picture('macaron-box'), name: 'our-sweets' }), null)
})
