// Specimens of buttons, badges and icons.
import { useState } from 'react'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { icons, type IconName } from '#web/ui/icons.ts'
import { Specimens } from './Specimens.tsx'

const variants = ['primary', 'secondary', 'tertiary', 'link', 'danger'] as const

export function ButtonSpecimens() {
  const [saved, setSaved] = useState(true)
  return (
    <Specimens title="Buttons">
      {variants.map((variant) => (
        <div data-part="row" key={variant}>
          <Button variant={variant} size="s">
            Small
          </Button>
          <Button variant={variant}>In den Warenkorb</Button>
          <Button variant={variant} size="l" icon="bag">
            カートに入れる
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} href="#link" iconEnd="arrow-end">
            As a link
          </Button>
        </div>
      ))}
      <Button wide size="l">
        As wide as its place
      </Button>
      <div data-part="row">
        <IconButton icon="search" label="Search" />
        <IconButton icon="bag" label="Bag, 3 things" href="#bag">
          <CountBadge count={3} />
        </IconButton>
        <IconButton icon="bag" label="Bag, more than 99 things" href="#bag">
          <CountBadge count={120} />
        </IconButton>
        <IconButton icon="heart" label="Keep" aria-pressed={saved} onClick={() => setSaved(!saved)} />
        <IconButton icon="heart" label="Keep" raised aria-pressed="false" />
        <IconButton icon="menu" label="Menu" disabled />
        <Badge>Personalised</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="success">Delivered</Badge>
        <Badge tone="warning">Only 3 left</Badge>
        <Badge tone="error">Sold out</Badge>
      </div>
      <div data-part="row">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </div>
    </Specimens>
  )
}
