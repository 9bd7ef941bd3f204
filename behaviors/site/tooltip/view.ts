/**
 * A short text beside what has `data-tooltip`, while a pointer is over it or it has the focus. One popover for the page,
 * which the style places; browsers whose style cannot fetch what can. Until this runs, `title` says the text.
 */
import { moduleData } from '@frontage/kit/module-data';

const DESCRIBED = 'aria-describedby';

const tip = document.createElement( 'div' );
tip.id = tip.className = 'fr-tip';
tip.role = 'tooltip';

type Late = { place: ( owner: Element, text: Element ) => void };
type Owner = HTMLElement | null | undefined;
let hovered: Owner;
let focused: Owner;
let shown: Owner;
/** What described it before. */
let before: string | null;

async function place( on: HTMLElement ) {
	try {
		// The platform's own import: webpack's would bring its run time.
		const { load } = await import( /* webpackIgnore: true */ '@frontage/kit/load' );
		const { lazy } = moduleData< { lazy: { script: string } } >( '@frontage/behaviours/tooltip' );
		( await load< Late >( 'frontage/tooltip', { url: lazy!.script, stateless: true } ) ).place( on, tip );
	} catch {
		on.title = tip.textContent!;
	}
}

function look() {
	const wanted = hovered ?? focused;
	if ( wanted === shown ) {
		return;
	}
	tip.remove();
	if ( before ) {
		shown?.setAttribute( DESCRIBED, before );
	} else {
		shown?.removeAttribute( DESCRIBED );
	}
	shown = wanted;
	if ( shown ) {
		before = shown.getAttribute( DESCRIBED );
		shown.setAttribute( DESCRIBED, before ? `${ before } ${ tip.id }` : tip.id );
		shown.removeAttribute( 'title' ); // The browser would show it as well.
		tip.textContent = shown.dataset.tooltip!;
		// What stands outside of a modal dialog cannot be hovered.
		shown.closest( 'dialog,body' )!.append( tip );
		tip.showPopover();
		if ( ! CSS.supports( 'position-area:top' ) ) {
			void place( shown );
		}
	}
}

/** What an event comes from may be the document, or nothing. */
const ownerOf = ( target: EventTarget | null ) =>
	( target as Element | null )?.closest?.< HTMLElement >( '[data-tooltip]' );

/** Touch is no hovering: its click shows the text until the next one elsewhere. A click by keys has no `detail`. */
function point( { target, relatedTarget, detail, pointerType }: PointerEvent ) {
	const owner = ownerOf( target );
	// Within the same owner nothing changes: what Escape took away stays away.
	if ( ! tip.contains( target as Node ) && ( ! owner || owner !== ownerOf( relatedTarget ) ) ) {
		hovered = detail || pointerType !== 'touch' || owner === hovered ? owner : undefined;
		look();
	}
}

/** Of what loses it, too: that has none any more. */
function focus( { target }: Event ) {
	focused = ( target as Element ).matches( ':focus-visible' ) ? ownerOf( target ) : undefined;
	look();
}

function press( event: KeyboardEvent ) {
	const { key, target } = event;
	if ( key === 'Escape' && shown ) {
		event.preventDefault(); // It is for this alone, and closes no dialog around it.
		event.stopPropagation();
		hovered = focused = undefined;
		look();
	} else if ( /^(Enter| )$/.test( key ) && ( target as HTMLElement ).matches( 'span.fr-tooltip' ) ) {
		event.preventDefault();
		focused = target as HTMLElement;
		look();
	}
}

if ( tip.showPopover as unknown ) {
	tip.popover = 'manual';
	addEventListener( 'pointerover', point );
	addEventListener( 'click', ( event ) => event.detail && point( event ) );
	addEventListener( 'focusin', focus );
	addEventListener( 'focusout', focus );
	addEventListener( 'keydown', press, true );
}
