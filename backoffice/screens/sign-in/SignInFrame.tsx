// Frame of the screens before signing in.
import { useEffect, type ReactNode } from 'react'
import { boot } from '../../platform/boot.ts'
import './SignInFrame.css'

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const { shopName } = boot
  useEffect(() => {
    document.title = `${title} · ${shopName}`
  }, [title, shopName])
  return (
    <main className="sign-in-frame">
      <p data-part="name">{shopName}</p>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
