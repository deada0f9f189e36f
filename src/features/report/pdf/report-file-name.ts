/** What the report's PDF is called: the order's number, and nothing about a child. */
export function reportFileName(orderNumber: string): string {
  return `nabta-${orderNumber.replaceAll(/[^\w-]+/g, '-')}.pdf`;
}
