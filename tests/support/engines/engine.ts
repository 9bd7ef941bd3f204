/** What journeys of a second and third engine may do: little enough that two unlike drivers can both do it. */
export interface Engine {
	/** Opens an address; it is loaded when this is over. */
	go: ( address: string ) => Promise< void >;
	/** Of what the page has. WebKitGTK's window is never narrower than about 450 px. */
	size: ( width: number, height: number ) => Promise< void >;
	/** Presses the mouse in the middle of the first element, brought into sight before: once it stands still and nothing lies on it. */
	click: ( selector: string ) => Promise< void >;
	/** The same with a finger. WebKitGTK's driver knows none: what it is told of one arrives in the page as a mouse. */
	tap: ( selector: string ) => Promise< void >;
	/** Writes into whatever has the focus, key by key. */
	type: ( text: string ) => Promise< void >;
	press: ( key: Key ) => Promise< void >;
	/** Runs a function in the page; it must not use anything around it. A promise is waited for. */
	evaluate: < Result, Args extends unknown[] >(
		call: ( ...args: Args ) => Result,
		...args: Args
	) => Promise< Awaited< Result > >;
	/** Writes a PNG of the window. */
	screenshot: ( file: string ) => Promise< void >;
	/** The browser and everything that it started are gone when this is over. */
	close: () => Promise< void >;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'Space' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** A net, not a clock: nothing here takes so long on a machine that has other work. */
export const LIMIT = 120_000;
