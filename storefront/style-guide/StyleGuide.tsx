// Every part of storefront/ui in every state, on one page: to look at, and for the accessibility check.
import '../styles/layers.css'
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx'
import { FieldSpecimens } from './FieldSpecimens.tsx'
import { PictureSpecimens } from './PictureSpecimens.tsx'
import { PressSpecimens } from './PressSpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import { TypeSpecimens } from './TypeSpecimens.tsx'
import { WaySpecimens } from './WaySpecimens.tsx'
import { WindowSpecimens } from './WindowSpecimens.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import './StyleGuide.css'

export function StyleGuide() {
  return (
    <main className="style-guide container">
      <h1>Style guide</h1>
      <TypeSpecimens />
      <PressSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <PictureSpecimens />
      <WaySpecimens />
      <WindowSpecimens />
      <StateSpecimens />
      <Toasts label="Messages" closeLabel="Close" />
    </main>
  )
}
