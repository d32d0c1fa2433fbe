// Specimens of form fields.
import { useState } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Quantity } from '#web/ui/Quantity.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Specimens } from './Specimens.tsx'

export function FieldSpecimens() {
  const [quantity, setQuantity] = useState(1)
  return (
    <Specimens title="Fields">
      <div data-part="grid">
        <Field label="First name" name="first" autoComplete="off" mark="Required" defaultValue="Ottilie" />
        <Field label="Apartment, suite" name="suite" mark="Optional" placeholder="e.g. 4th floor" />
        <Field
          label="Email"
          name="email"
          type="email"
          mark="Required"
          defaultValue="ottilie@"
          error="Email format is error"
          hint="For the order's news only"
        />
        <Field label="Straße und Hausnummer" name="street" disabled defaultValue="Lindenallee 12" />
        <Field label="Message on the card" name="message" multiline hint="Up to 300 letters" />
        <SelectField label="Country" name="country" defaultValue="DE">
          <option value="DE">Deutschland</option>
          <option value="JP">日本</option>
        </SelectField>
        <SelectField label="Size" name="size" defaultValue="" error="Choose a size">
          <option value="">–</option>
          <option value="s">Small</option>
        </SelectField>
        <SelectField label="Language" name="language" disabled defaultValue="de">
          <option value="de">Deutsch</option>
        </SelectField>
        <Field
          label="Not shown, but read out"
          name="hidden"
          labelHidden
          placeholder="A field without a visible name"
        />
        <SearchField label="Search for a gift" submitLabel="Search" action="/search" />
        <div>
          <Checkbox label="Remember me" name="remember" defaultChecked />
          <Checkbox label="Easter" end="24" name="tag" />
          <Checkbox label="Gift wrap" name="wrap" disabled />
        </div>
        <div data-part="row">
          <Quantity
            value={quantity}
            onChange={setQuantity}
            max={5}
            label="Quantity"
            fewerLabel="One fewer"
            moreLabel="One more"
          />
        </div>
      </div>
    </Specimens>
  )
}
