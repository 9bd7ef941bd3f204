import PhotoSwipe, { type SlideData } from 'photoswipe';
import { closeOverlay, openOverlay } from '@frontage/kit/overlay';
import { button, make, makeDialog, on, tellProblem } from '../../media-dialog/dialog';
import { HASH } from '../image-links';
import type { Item } from './gallery-items';
import { leaveToThumbnail, openFromThumbnail } from './thumbnail-transition';

const SWIPE = 75; // px; a shorter swipe snaps back.
const STEP = 80; // px by which an arrow key pans an enlarged image.
const MARGIN = { bar: 64, caption: 96, sides: 72, wide: 782 }; // px, as in lightbox.css.

type Texts = Record< string, string >;
type Slide = SlideData & { item: Item; guessed: boolean };

/** The thumbnail is assumed to have the file's aspect ratio, and the file to fill the window until its size is known. */
function slideOf( item: Item ): Slide {
	const { thumbnail, size, src, alt, srcset } = item;
	const { naturalWidth = 3, naturalHeight = 2 } = thumbnail?.naturalWidth ? thumbnail : {};
	const scale = Math.max( 1, innerWidth / naturalWidth );
	return {
		item,
		guessed: ! size,
		...( size ?? { width: naturalWidth * scale, height: naturalHeight * scale } ),
		...( src && { src, alt } ),
		...( thumbnail && { msrc: thumbnail.currentSrc } ),
		...( srcset && { srcset } ),
	};
}

function createPhotoSwipe(
	dialog: HTMLDialogElement,
	stage: HTMLElement,
	slides: Slide[],
	index: number,
	isReducedMotion: boolean
): PhotoSwipe {
	const pswp = new PhotoSwipe( {
		dataSource: slides,
		index,
		appendToEl: stage,
		preload: [ 1, 1 ],
		showHideAnimationType: 'none',
		zoomAnimationDuration: isReducedMotion ? 0 : 333,
		bgOpacity: 1,
		// The dialog handles keys, buttons and focus.
		escKey: false,
		arrowKeys: false,
		trapFocus: false,
		returnFocus: false,
		errorMsg: '',
		imageClickAction: 'zoom',
		tapAction: ( _, { target } ) => ! ( target as Element ).matches( '.pswp__img' ) && pswp.close(),
		getViewportSizeFn: () => ( { x: stage.clientWidth, y: stage.clientHeight } ),
		paddingFn: ( { x }, data ) => {
			const sides = slides.length > 1 && x > MARGIN.wide ? MARGIN.sides : 0;
			const bottom = ( data as Slide ).item.caption.length ? MARGIN.caption : 16;
			return { top: MARGIN.bar, bottom, left: sides, right: sides };
		},
	} );
	// Every request to close PhotoSwipe closes the dialog.
	pswp.close = () => void closeOverlay( dialog );
	pswp.on( 'uiRegister', () => ( pswp.ui!.uiElementsData = [] ) );
	return pswp;
}

/** Stores the size of an image once it is known, so that the slide starts with it the next time. */
function storeLoadedSizes( pswp: PhotoSwipe ): void {
	pswp.on( 'loadComplete', ( { slide, content } ) => {
		const data = slide.data as Slide;
		const { naturalWidth: width, naturalHeight: height } = content.element as HTMLImageElement;
		if ( data.guessed && width && height ) {
			Object.assign( data, { width, height, guessed: false } );
			[ content, slide ].forEach( ( one ) => Object.assign( one, { width, height } ) );
			slide.resize();
		}
	} );
}

/** A swipe moves by its distance, whatever its speed. Returns PhotoSwipe's own way to move. */
function limitSwipes( pswp: PhotoSwipe, isReducedMotion: boolean ): PhotoSwipe[ 'mainScroll' ][ 'moveIndexBy' ] {
	let startX = 0;
	let distance = 0;
	pswp.on( 'pointerDown', ( { originalEvent } ) => ( startX = ( originalEvent as PointerEvent ).clientX ) );
	pswp.on( 'pointerUp', ( { originalEvent } ) => ( distance = ( originalEvent as PointerEvent ).clientX - startX ) );
	const { mainScroll } = pswp;
	const move = mainScroll.moveIndexBy.bind( mainScroll );
	mainScroll.moveIndexBy = ( by, shouldAnimate, velocity ) => {
		if ( velocity === undefined ) {
			return move( by, shouldAnimate );
		}
		// The end of a swipe: its distance counts, and a gallery of two loops as well.
		const to = pswp.potentialIndex + ( Math.abs( distance ) < SWIPE ? 0 : -Math.sign( distance ) );
		const diff = pswp.canLoop() ? to - pswp.potentialIndex : pswp.getLoopedIndex( to ) - pswp.potentialIndex;
		return move( diff, ! isReducedMotion, velocity );
	};
	return move;
}

function listenToKeys( dialog: HTMLDialogElement, pswp: PhotoSwipe, first: number, last: number ): void {
	const pan = ( x: number, y: number ) => {
		const slide = pswp.currSlide!;
		slide.panTo( slide.pan.x - x * STEP, slide.pan.y - y * STEP );
	};
	const keys: Record< string, () => void > = {
		Home: () => pswp.goTo( first ),
		End: () => pswp.goTo( last ),
		ArrowLeft: () => ( pswp.currSlide!.isPannable() ? pan( -1, 0 ) : pswp.prev() ),
		ArrowRight: () => ( pswp.currSlide!.isPannable() ? pan( 1, 0 ) : pswp.next() ),
		ArrowUp: () => pan( 0, -1 ),
		ArrowDown: () => pan( 0, 1 ),
	};
	dialog.addEventListener( 'keydown', ( event ) => {
		const action = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : keys[ event.key ];
		if ( action && dialog.dataset.state !== 'closing' ) {
			event.preventDefault();
			action();
		}
	} );
}

/** PhotoSwipe moves, zooms and loads the images; the dialog, its labels, keys and states are ours. */
export function showLightbox( set: Item[], index: number, texts: Texts ): void {
	const textOf = ( text: string ) => texts[ text ] ?? '';
	const dialog = makeDialog( 'lightbox', textOf( 'label' ), textOf( 'close' ) );
	const isReducedMotion = matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	// The next image is in reading direction.
	const isRtl = getComputedStyle( dialog ).direction === 'rtl';
	const slides = set.map( slideOf );
	const at = ( place: number ) => ( isRtl ? set.length - 1 - place : place );

	const stage = make( 'div', { class: 'fr-lightbox__stage', dir: 'ltr' } );
	const zoom = button( 'zoom', textOf( 'zoom' ), { 'aria-pressed': 'false', hidden: '' } );
	const [ previous, next ] = [ button( 'previous', textOf( 'previous' ) ), button( 'next', textOf( 'next' ) ) ];
	const counter = make( 'p', { class: 'fr-lightbox__counter', 'aria-live': 'polite' } );
	const loading = make( 'p', { class: 'fr-lightbox__loading', role: 'status' } );
	const problem = make( 'div', { class: 'fr-lightbox__problem', role: 'alert' } );
	const caption = make( 'div', { class: 'fr-lightbox__caption' } );
	dialog.append( zoom, ...( set.length > 1 ? [ previous, next, counter ] : [] ), stage, loading, problem, caption );

	const pswp = createPhotoSwipe(
		dialog,
		stage,
		isRtl ? [ ...slides ].reverse() : slides,
		at( index ),
		isReducedMotion
	);

	const currentItem = () => set[ at( pswp.currIndex ) ]!;
	const showZoom = () => {
		const { currSlide } = pswp;
		const { initial, secondary } = currSlide!.zoomLevels;
		zoom.hidden = ! currSlide!.isZoomable() || initial === secondary;
		zoom.setAttribute( 'aria-pressed', String( currSlide!.currZoomLevel > initial ) );
		if ( zoom.hidden && zoom.matches( ':focus' ) ) {
			dialog.querySelector< HTMLElement >( '[data-overlay-close]' )!.focus();
		}
	};
	const numbers = new Intl.NumberFormat( document.documentElement.lang || undefined );
	const announceItem = () => {
		const { src, isPicture } = currentItem();
		const { content } = pswp.currSlide!;
		loading.textContent = content.isLoading() ? textOf( 'loading' ) : '';
		const problemText = src ? content.isError() && ( isPicture ? 'noImage' : 'noContent' ) : 'nothing';
		if ( ! problemText ) {
			problem.replaceChildren();
		} else if ( ! problem.childElementCount ) {
			tellProblem( problem, textOf( problemText ), src );
		}
		showZoom();
	};
	pswp.on( 'change', () => {
		counter.textContent = textOf( 'counter' )
			.replace( '%curr%', numbers.format( at( pswp.currIndex ) + 1 ) )
			.replace( '%total%', numbers.format( set.length ) );
		caption.replaceChildren(
			...currentItem().caption.map( ( one ) => ( one instanceof Node ? one.cloneNode( true ) : one ) )
		);
		problem.replaceChildren();
		announceItem();
	} );
	pswp.on( 'zoomPanUpdate', () => pswp.opener.isOpen && showZoom() );
	storeLoadedSizes( pswp );
	[ 'loadComplete', 'loadError', 'contentActivate', 'appendHeavyContent' ].forEach( ( event ) =>
		pswp.on( event as 'loadError', () => pswp.currSlide && announceItem() )
	);
	pswp.on( 'keydown', ( event ) => event.preventDefault() );

	const moveBy = limitSwipes( pswp, isReducedMotion );
	const showNext = ( by: 1 | -1 ) => ( by > 0 === isRtl ? pswp.prev() : pswp.next() );
	listenToKeys( dialog, pswp, at( 0 ), at( set.length - 1 ) );
	previous.addEventListener( 'click', () => showNext( -1 ) );
	next.addEventListener( 'click', () => showNext( 1 ) );
	zoom.addEventListener( 'click', () => {
		moveBy( 0 ); // No zoom while it is still sliding.
		pswp.toggleZoom();
	} );

	const currentImage = () => {
		const { content } = pswp.currSlide ?? {};
		return content?.element?.isConnected ? content.element : content?.placeholder?.element;
	};
	on( dialog, 'closing', () => leaveToThumbnail( dialog, currentImage, currentItem().thumbnail ) );
	on( dialog, 'closed', () => {
		pswp.animations.stopAll();
		pswp.isDestroying = true; // Skips PhotoSwipe's own closing animation.
		pswp.destroy();
		if ( HASH.test( location.hash ) ) {
			history.replaceState( history.state, '', location.pathname + location.search );
		}
	} );
	openFromThumbnail( dialog, currentImage, set[ index ]!.thumbnail, () => {
		if ( openOverlay( dialog, set[ index ]!.element ) ) {
			pswp.init();
			pswp.element!.removeAttribute( 'role' ); // The dialog has the role.
		} else {
			dialog.remove();
		}
	} );
}
