/** The file name of the report's PDF: it contains the order number, and nothing about a student. */
export function reportFileName(orderNumber: string): string {
  return `nabta-${orderNumber.replaceAll(/[^\w-]+/g, '-')}.pdf`;
}
