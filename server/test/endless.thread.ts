export const task = () => {
  for (;;);
}
