/** The devices whose width the canvas can have. */
export const DEVICES = [ 'desktop', 'tablet', 'mobile' ] as const;
export type Device = ( typeof DEVICES )[ number ];
