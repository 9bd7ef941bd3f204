/**
 * Toast notices at the edge of the window that close automatically: saved, copied, failed. They are in one list, a popover
 * above everything else, which is a live region for screen readers. Errors stay until they are closed. Styling and position
 * come from CSS, such as that of behaviors/site/notices.
 */
export interface NoticeOptions {
	type?: 'info' | 'success' | 'warning' | 'error';
	/** Position of all notices from now on; "end" is the inline end. */
	position?: 'top-end' | 'top-start' | 'top' | 'bottom-end' | 'bottom-start' | 'bottom';
	/** Milliseconds until the notice closes; 0: it stays. Errors always stay. */
	autoHide?: number;
	/** Milliseconds of the entrance and exit animations. */
	show?: number;
	hide?: number;
	action?: { text: string; call: () => void };
	/** Label of the button that closes a notice that stays. Escape closes the newest notice in any case. */
	close?: string;
}

interface Notice {
	item: HTMLElement;
	position: string;
	hide: number;
	/** Remaining milliseconds at the time `since`. */
	left: number;
	since: number;
	timer?: ReturnType< typeof setTimeout > | undefined;
}

const MOST = 4; // shown at a time

let room: HTMLElement | undefined;
let shown: Notice[] = [];
let waiting: Notice[] = [];
let isHovered = false;
/** The element that had the focus before a notice took it. */
let before: EventTarget | null;

const create = ( tag: string, properties: object ) => Object.assign( document.createElement( tag ), properties );
const isIn = ( element: HTMLElement ) => element.matches( ':focus-within' );

/** Runs the timers only while no notice is hovered or focused and the page is visible. */
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

/** Shows queued notices, up to the maximum. */
function open() {
	// A modal dialog makes everything outside it inert, so the list moves into the topmost one.
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

/** Inserts the empty list early: screen readers may not announce content that is inserted together with its live region. */
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
	document.addEventListener( 'frontage:overlay:opened', open ); // Notices move into the dialog that opened,
	document.addEventListener( 'close', open, true ); // and back when any dialog closes.
	document.addEventListener( 'keydown', ( event ) => {
		const newest = shown.findLast( ( { item } ) => item.dataset.state === 'opened' );
		if ( event.key === 'Escape' && newest && ! event.defaultPrevented ) {
			event.preventDefault();
			close( newest );
		}
	} );
	open();
}

/** Shows a notice with plain text, never HTML. Returns a function that closes it. */
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
