export function Coin({ size = 18 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.25" />
      <path d="M12 17c-2.6-1.7-3.4-5.4 0-10 3.4 4.6 2.6 8.3 0 10Zm0 0v-5" />
    </svg>
  )
}
