/** What tests of a second and third engine can do: few enough methods for two different drivers. */
export interface Engine {
	/** Opens a URL and waits until it is loaded. */
	go: ( address: string ) => Promise< void >;
	/** Size of the viewport. WebKitGTK's window is never narrower than about 450 px. */
	size: ( width: number, height: number ) => Promise< void >;
	/** Scrolls the first match into view and clicks its center, when it has stopped moving and nothing covers it. */
	click: ( selector: string ) => Promise< void >;
	/** The same by touch. WebKitGTK's driver supports no touch: its touch events arrive in the page as mouse events. */
	tap: ( selector: string ) => Promise< void >;
	/** Types into the focused element, key by key. */
	type: ( text: string ) => Promise< void >;
	press: ( key: Key ) => Promise< void >;
	/** Runs a function in the page; it must not use variables of its scope. A promise is awaited. */
	evaluate: < Result, Args extends unknown[] >(
		call: ( ...args: Args ) => Result,
		...args: Args
	) => Promise< Awaited< Result > >;
	/** Writes a PNG of the window. */
	screenshot: ( file: string ) => Promise< void >;
	/** Resolves when the browser and all its processes have ended. */
	close: () => Promise< void >;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'Space' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** A safety limit: nothing takes this long, even on a busy machine. */
export const LIMIT = 120_000;
