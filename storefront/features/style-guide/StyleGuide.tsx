// `/_style`: every component of web/ui in every state on one page, for review and the accessibility check. It is
// for developers, so its texts are English and in no message file.
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx'
import { FieldSpecimens } from './FieldSpecimens.tsx'
import { LookChooser } from './LookChooser.tsx'
import { PictureSpecimens } from './PictureSpecimens.tsx'
import { ButtonSpecimens } from './ButtonSpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import { TypeSpecimens } from './TypeSpecimens.tsx'
import { NavigationSpecimens } from './NavigationSpecimens.tsx'
import { DialogSpecimens } from './DialogSpecimens.tsx'
import { TextSpecimens } from './TextSpecimens.tsx'
import './StyleGuide.css'

export default function StyleGuide() {
  return (
    <div className="style-guide container">
      <h1>Style guide</h1>
      <LookChooser />
      <TypeSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <PictureSpecimens />
      <NavigationSpecimens />
      <DialogSpecimens />
      <StateSpecimens />
      <TextSpecimens />
    </div>
  )
}
