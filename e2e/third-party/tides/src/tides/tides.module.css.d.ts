export const greeting: string;
export const screen: string;
