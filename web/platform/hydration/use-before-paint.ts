// Layout effect that React accepts on the server, where it does nothing.
import { useEffect, useLayoutEffect } from 'react'

export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
