// The first step: one gift for everyone, or a gift in each row of the list. Styles show what belongs to the choice,
// so that it works without scripts.
import { useState } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { BulkGiftsData } from './load-bulk-gifts.ts'
import '#web/ui/RadioCards.css'
import './GiftChoice.css'

export function GiftChoice({ data }: { data: BulkGiftsData }) {
  const { chooseGift, same, different, differentHint, gift, sameHint, productExample, products } = data
  const [typed, setTyped] = useState('')
  const chosen = products.find(({ title }) => title === typed)
  return (
    <section className="gift-choice">
      <h2>{chooseGift}</h2>
      {/* Not the component for radio buttons: its code would be in the file that every rare screen loads. */}
      <fieldset className="radio-cards" data-look="cards">
        <legend className="visually-hidden">{chooseGift}</legend>
        <label>
          <input type="radio" name="choice" value="different" defaultChecked />
          <span>
            {different}
            <small>{differentHint}</small>
          </span>
        </label>
        <label>
          <input type="radio" name="choice" value="same" />
          <span>{same}</span>
        </label>
      </fieldset>
      <div data-part="same">
        <Field
          label={gift}
          hint={sameHint}
          name="product"
          list="bulk-products"
          placeholder={productExample}
          onChange={({ target }) => setTyped(target.value)}
        />
        {chosen?.picture && (
          <Picture picture={chosen.picture} ratio="square" sizes="3rem" widest={320} alt="" />
        )}
      </div>
      <datalist id="bulk-products">
        {products.map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
      </datalist>
    </section>
  )
}
