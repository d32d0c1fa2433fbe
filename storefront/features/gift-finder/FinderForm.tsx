// One sentence with a menu in each bracket. A choice sends the form; without scripts its button does.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { GiftFinderData, Menu } from './load-gift-finder.ts'
import './FinderForm.css'

export function FinderForm({ sentence, submit }: Pick<GiftFinderData, 'sentence' | 'submit'>) {
  const { href } = useVisit()
  return (
    <form id="answers" className="finder-form" action={href('/gift-finder')} method="get" data-keep-scroll>
      <p data-part="sentence">
        {sentence.map((menu) => (
          <MenuPhrase key={menu.field} menu={menu} />
        ))}
      </p>
      <noscript>
        <Button type="submit">{submit}</Button>
      </noscript>
    </form>
  )
}

/**
 * Styles show the label or the words of the sentence. Beside the label, the value has words of its own until another
 * one is chosen. The key resets the menu when a navigation changes its value.
 */
function MenuPhrase({ menu: { before, after, field, label, chosen, open, choices } }: { menu: Menu }) {
  const value = chosen === '' ? open : choices.find((choice) => choice.value === chosen)?.label
  return (
    <span data-part="phrase">
      {before && <span data-part="words">{before}</span>}
      <span data-part="label" aria-hidden>
        {label}
      </span>
      <span data-part="menu">
        <select
          key={chosen}
          name={field}
          aria-label={label}
          defaultValue={chosen}
          data-open={chosen === '' || undefined}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} data-shown={choice.value === chosen || undefined}>
              {choice.label}
            </option>
          ))}
        </select>
        <span data-part="value" aria-hidden>
          {value}
        </span>
        <Icon name="chevron-down" />
      </span>
      {after && <span data-part="words">{after}</span>}
    </span>
  )
}
