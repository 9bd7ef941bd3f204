/** What a driver does with its mouse, in pixels of the window. */
export interface Mouse {
	move: ( x: number, y: number ) => Promise< unknown >;
	down: () => Promise< unknown >;
	up: () => Promise< unknown >;
}

/** What journeys of a second and third engine may do: little enough that two unlike drivers can both do it. */
export interface Engine {
	/** Opens a URL and waits until it is loaded. */
	go: ( address: string ) => Promise< void >;
	/** Size of the viewport. WebKitGTK's window is never narrower than about 450 px. */
	size: ( width: number, height: number ) => Promise< void >;
	/** Scrolls the first match into view and clicks its center, when it has stopped moving and nothing covers it. */
	click: ( selector: string ) => Promise< void >;
	/** The same by touch. WebKitGTK's driver supports no touch: its touch events arrive in the page as mouse events. */
	tap: ( selector: string ) => Promise< void >;
	/** Step by step, for what is dragged. */
	mouse: Mouse;
	/** The same by touch. In WebKitGTK it is the mouse. */
	finger: Mouse;
	/** Writes into whatever has the focus, key by key. */
	type: ( text: string ) => Promise< void >;
	press: ( key: Key ) => Promise< void >;
	/** Runs a function in the page; it must not use variables of its scope. A promise is awaited. */
	evaluate: < Result, Args extends unknown[] >(
		call: ( ...args: Args ) => Result,
		...args: Args
	) => Promise< Awaited< Result > >;
	/** Writes a PNG of the window. */
	screenshot: ( file: string ) => Promise< void >;
	/** Prints the page. WebKitGTK's driver cannot: its pages get the event alone. */
	print: () => Promise< void >;
	/** Resolves when the browser and all its processes have ended. */
	close: () => Promise< void >;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'Space' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** How a browser is opened. */
export interface Opening {
	/** Pages see prefers-reduced-motion. */
	reducedMotion?: boolean;
}

/** A net, not a clock: nothing here takes so long on a machine that has other work. */
export const LIMIT = 120_000;
