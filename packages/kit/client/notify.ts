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

const MAX_VISIBLE = 4; // shown at a time

let container: HTMLElement | undefined;
let visibleNotices: Notice[] = [];
let queue: Notice[] = [];
let isHovered = false;
/** The element that had the focus before a notice took it. */
let previousFocus: EventTarget | null;

const create = ( tag: string, properties: object ) => Object.assign( document.createElement( tag ), properties );
const hasFocusInside = ( element: HTMLElement ) => element.matches( ':focus-within' );

/** Runs the timers only while no notice is hovered or focused and the page is visible. */
function updateTimers() {
	const now = Date.now();
	for ( const notice of visibleNotices ) {
		if ( notice.timer ) {
			clearTimeout( notice.timer );
			notice.left -= now - notice.since;
		}
		notice.since = now;
		notice.timer =
			isHovered || document.hidden || hasFocusInside( container! ) || notice.left === Infinity
				? undefined
				: setTimeout( close, notice.left, notice );
	}
}

function close( notice: Notice ) {
	const { item, hide } = notice;
	queue = queue.filter( ( other ) => other !== notice );
	if ( item.dataset.state !== 'opened' ) {
		return;
	}
	item.dataset.state = 'closing';
	notice.left = Infinity;
	if ( hasFocusInside( item ) ) {
		( previousFocus as HTMLElement | null )?.focus();
	}
	setTimeout( () => {
		item.remove();
		visibleNotices = visibleNotices.filter( ( other ) => other !== notice );
		isHovered = container!.matches( ':hover' );
		showQueued();
	}, hide );
}

/** Shows queued notices, up to the maximum. */
function showQueued() {
	// A modal dialog makes everything outside it inert, so the list moves into the topmost one.
	const parent = [ ...document.querySelectorAll( 'dialog:modal' ) ].at( -1 ) ?? document.body;
	if ( container!.parentNode !== parent ) {
		parent.append( container! );
		container!.showPopover?.();
	}
	while ( queue[ 0 ] && ! visibleNotices[ MAX_VISIBLE - 1 ] ) {
		const notice = queue.shift()!;
		container!.dataset.position = notice.position;
		notice.item.dataset.state = 'opened';
		visibleNotices.push( notice );
		container!.append( notice.item );
	}
	updateTimers();
}

/** Inserts the empty list early: screen readers may not announce content that is inserted together with its live region. */
export function expectNotices(): void {
	if ( container ) {
		return;
	}
	container = create( 'div', { className: 'fr-notices', popover: 'manual', role: 'status', ariaAtomic: 'false' } );
	const onHover = ( event: Event ) => {
		isHovered = event.type === 'pointerenter';
		updateTimers();
	};
	container.addEventListener( 'pointerenter', onHover );
	container.addEventListener( 'pointerleave', onHover );
	container.addEventListener( 'focusin', ( { relatedTarget } ) => {
		previousFocus = container!.contains( relatedTarget as Node ) ? previousFocus : relatedTarget;
		updateTimers();
	} );
	container.addEventListener( 'focusout', updateTimers );
	document.addEventListener( 'visibilitychange', updateTimers );
	document.addEventListener( 'frontage:overlay:opened', showQueued ); // Notices move into the dialog that opened,
	document.addEventListener( 'close', showQueued, true ); // and back when any dialog closes.
	document.addEventListener( 'keydown', ( event ) => {
		const newest = visibleNotices.findLast( ( { item } ) => item.dataset.state === 'opened' );
		if ( event.key === 'Escape' && newest && ! event.defaultPrevented ) {
			event.preventDefault();
			close( newest );
		}
	} );
	showQueued();
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
		close: closeLabel,
	}: NoticeOptions = {}
): () => void {
	expectNotices();
	const left = type === 'error' || ! autoHide ? Infinity : autoHide;
	const item = create( 'div', { className: 'fr-notice', role: type === 'error' ? 'alert' : null } );
	const notice = { item, position, hide, left, since: 0 };
	const closeNotice = () => close( notice );
	const addButton = ( textContent: string, onclick: () => void ) =>
		item.append( create( 'button', { type: 'button', textContent, onclick } ) );
	item.dataset.type = type;
	item.style.cssText = `--fr-show:${ show }ms;--fr-hide:${ hide }ms`;
	item.append( text );
	if ( action ) {
		addButton( action.text, () => {
			closeNotice();
			action.call();
		} );
	}
	if ( closeLabel && left === Infinity ) {
		addButton( closeLabel, closeNotice );
	}
	queue.push( notice );
	showQueued();
	return closeNotice;
}
