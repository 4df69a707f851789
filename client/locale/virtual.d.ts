declare module 'virtual:first-messages' {
  const loaders: import('./messages.tsx').MessageLoaders
  export default loaders
}
