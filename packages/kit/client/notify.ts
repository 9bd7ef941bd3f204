/**
 * Short messages at the window's edge that go by themselves: what was saved, copied, refused. They stand in one list above
 * everything else, a popover that screen readers follow. An error stays until it is closed. How they look and where they
 * stand is a style's to say: behaviors/site/notices has one.
 */
export interface NoticeOptions {
	type?: 'info' | 'success' | 'warning' | 'error';
	/** Where all of them stand from now on; the end is where lines end. */
	position?: 'top-end' | 'top-start' | 'top' | 'bottom-end' | 'bottom-start' | 'bottom';
	/** ms until it goes; 0: it stays. Errors stay. */
	autoHide?: number;
	/** ms that it takes to come, and to go. */
	show?: number;
	hide?: number;
	action?: { text: string; call: () => void };
	/** What a button is called that closes one that stays. Escape closes the newest with or without it. */
	close?: string;
}

interface Notice {
	item: HTMLElement;
	position: string;
	hide: number;
	/** ms that it still has, counted since then. */
	left: number;
	since: number;
	timer?: ReturnType< typeof setTimeout > | undefined;
}

const MOST = 4; // at a time

let room: HTMLElement | undefined;
let shown: Notice[] = [];
let waiting: Notice[] = [];
let isHovered = false;
/** What had the focus before a notice. */
let before: EventTarget | null;

const create = ( tag: string, properties: object ) => Object.assign( document.createElement( tag ), properties );
const isIn = ( element: HTMLElement ) => element.matches( ':focus-within' );

/** Time passes while nobody is at one of them, and somebody at the page. */
function count() {
	const now = Date.now();
	for ( const notice of shown ) {
		if ( notice.timer ) {
			clearTimeout( notice.timer );
			notice.left -= now - notice.since;
		}
		notice.since = now;
		notice.timer =
			isHovered || document.hidden || isIn( room! ) || notice.left === Infinity
				? undefined
				: setTimeout( close, notice.left, notice );
	}
}

function close( notice: Notice ) {
	const { item, hide } = notice;
	waiting = waiting.filter( ( other ) => other !== notice );
	if ( item.dataset.state !== 'opened' ) {
		return;
	}
	item.dataset.state = 'closing';
	notice.left = Infinity;
	if ( isIn( item ) ) {
		( before as HTMLElement | null )?.focus();
	}
	setTimeout( () => {
		item.remove();
		shown = shown.filter( ( other ) => other !== notice );
		isHovered = room!.matches( ':hover' );
		open();
	}, hide );
}

/** As many of those that wait as there is room for. */
function open() {
	// A modal dialog makes inert what stands outside of it, and takes along what stands inside.
	const home = [ ...document.querySelectorAll( 'dialog:modal' ) ].at( -1 ) ?? document.body;
	if ( room!.parentNode !== home ) {
		home.append( room! );
		room!.showPopover?.();
	}
	while ( waiting[ 0 ] && ! shown[ MOST - 1 ] ) {
		const notice = waiting.shift()!;
		room!.dataset.position = notice.position;
		notice.item.dataset.state = 'opened';
		shown.push( notice );
		room!.append( notice.item );
	}
	count();
}

/** Puts the list there, still empty: what comes together with its list, a screen reader may not read out. */
export function expectNotices(): void {
	if ( room ) {
		return;
	}
	room = create( 'div', { className: 'fr-notices', popover: 'manual', role: 'status', ariaAtomic: 'false' } );
	const hear = ( event: Event ) => {
		isHovered = event.type === 'pointerenter';
		count();
	};
	room.addEventListener( 'pointerenter', hear );
	room.addEventListener( 'pointerleave', hear );
	room.addEventListener( 'focusin', ( { relatedTarget } ) => {
		before = room!.contains( relatedTarget as Node ) ? before : relatedTarget;
		count();
	} );
	room.addEventListener( 'focusout', count );
	document.addEventListener( 'visibilitychange', count );
	document.addEventListener( 'frontage:overlay:opened', open ); // What is still read goes along,
	document.addEventListener( 'close', open, true ); // and comes back with any dialog's end.
	document.addEventListener( 'keydown', ( event ) => {
		const newest = shown.findLast( ( { item } ) => item.dataset.state === 'opened' );
		if ( event.key === 'Escape' && newest && ! event.defaultPrevented ) {
			event.preventDefault();
			close( newest );
		}
	} );
	open();
}

/** Shows a text, which is never HTML. Gives back what closes it. */
export function notify(
	text: string,
	{
		type = 'info',
		position = 'top-end',
		autoHide = 5000,
		show = 400,
		hide = 200,
		action,
		close: word,
	}: NoticeOptions = {}
): () => void {
	expectNotices();
	const left = type === 'error' || ! autoHide ? Infinity : autoHide;
	const item = create( 'div', { className: 'fr-notice', role: type === 'error' ? 'alert' : null } );
	const notice = { item, position, hide, left, since: 0 };
	const end = () => close( notice );
	const button = ( textContent: string, onclick: () => void ) =>
		item.append( create( 'button', { type: 'button', textContent, onclick } ) );
	item.dataset.type = type;
	item.style.cssText = `--fr-show:${ show }ms;--fr-hide:${ hide }ms`;
	item.append( text );
	if ( action ) {
		button( action.text, () => {
			end();
			action.call();
		} );
	}
	if ( word && left === Infinity ) {
		button( word, end );
	}
	waiting.push( notice );
	open();
	return end;
}
