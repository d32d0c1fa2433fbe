// Buttons that show the guide in another season, theme or direction.
import { seasons } from '#domain/calendar/occasions.ts'
import { Button } from '#web/ui/Button.tsx'
import '#web/styles/seasons/easter.css'
import '#web/styles/seasons/mothers-day.css'
import '#web/styles/seasons/christmas.css'
import '#web/styles/seasons/valentines-day.css'
import '#web/styles/seasons/lights.css'
import '#web/styles/seasons/lunar-new-year.css'
import '#web/styles/seasons/autumn.css'

const looks = {
  season: ['', ...seasons],
  theme: ['', 'light', 'dark'],
} as const

function apply(look: keyof typeof looks, value: string): void {
  const { dataset } = document.documentElement
  if (value) dataset[look] = value
  else delete dataset[look]
}

export function LookChooser() {
  return (
    <div className="specimens">
      <div data-part="row">
        {(Object.keys(looks) as (keyof typeof looks)[]).flatMap((look) =>
          looks[look].map((value) => (
            <Button key={look + value} size="s" variant="secondary" onClick={() => apply(look, value)}>
              {value || `no ${look}`}
            </Button>
          )),
        )}
        {(['ltr', 'rtl'] as const).map((direction) => (
          <Button
            key={direction}
            size="s"
            variant="secondary"
            onClick={() => (document.documentElement.dir = direction)}
          >
            {direction}
          </Button>
        ))}
      </div>
    </div>
  )
}
