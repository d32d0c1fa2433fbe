// Frame of the screens before signing in.
import { useEffect, type ReactNode } from 'react'
import { boot } from '../../platform/boot.ts'
import './SignInFrame.css'

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${boot.shopName}`
  }, [title])
  return (
    <main className="sign-in-frame">
      <p data-part="name">{boot.shopName}</p>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
