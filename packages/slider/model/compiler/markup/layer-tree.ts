import tables from '../../../tables/layer-style.json';
import type { Image, Layer, Options } from '../../../generated/option-types';
import { cssNumber, isNumeric, put, round } from '../style/css-value';
import { edgeProperties } from '../style/layer-edges';
import { entranceClasses, entranceProperties, perspectiveOf } from '../style/entrance-animation';
import {
	poseBeforeEntrance,
	countdownOf,
	isMasked,
	restingPose,
	hasDelayedEntrance,
	type ResolvedLayer,
} from '../keyframes';
import { around } from './html-writer';
import { imageNode, layerSizes } from './image-attributes';
import { breakAt, isFlow, isLifted, looks, place } from '../style/layer-style';
import { levels } from '../breakpoints';
import { layerLink } from '../layer-link';
import { placeOf } from '../style/layer-position';
import { backdrops, clips, filters, origins } from '../style/poses';
import { isFree, isRead, isSilent, labelOf, linkOrButton, coveringLink } from './interactive-layer';
import { isTurned, transforms } from '../style/transforms';
import { div, mergeProperties, type MarkupNode, type Properties } from '../markup-node';

/**
 * Builds the elements of layers. The outer element has position and transform, the inner one style and content.
 * TypeScript port of php/Compiler/Markup/LayerTree.php.
 */

export interface Scene {
	options: Options;
	leads: boolean;
	first: boolean;
	static: boolean;
	targets: ReadonlyMap< string, boolean >;
	perspective: number;
	start: number;
	limits: { all: number; some: number };
	visible: string;
	/** Collects classes that need a rule of their own (conditional rules). */
	classes: Set< string >;
	/** Whether the first image layer loads with high priority, because no background does. */
	urgent: boolean;
}

/** Renders the layers of a slide in order, with one wrapper for each run of layers that share a base. */
export function layerBoxes( layers: readonly Layer[], scene: Scene ): MarkupNode[] {
	const runs: { base: string; zone: string; over: string; made: MarkupNode[] }[] = [];
	for ( const layer of layers ) {
		const zone = layer.type === 'row' ? ( layer.box.zone ?? 'top' ) : '';
		const base = layer.box.base === 'slide' ? 'full' : 'grid';
		const last = runs.at( -1 );
		const over = zone && layer.box.zoneIndex !== undefined ? String( round( layer.box.zoneIndex ) ) : '';
		const isSame = last?.base === base && last.zone === zone && last.over === over;
		const run = isSame ? last : { base, zone, over, made: [] };
		if ( run !== last ) {
			runs.push( run );
		}
		run.made.push( layerNode( layer, '', scene ) );
	}
	return runs.map( ( { base, zone, over, made } ) => {
		if ( ! zone ) {
			return div( `fr-slide__${ base }`, made );
		}
		const row = div( `fr-slide__zone fr-slide__zone--${ zone }`, made );
		row.attrs = { ...row.attrs, style: over ? { '--fr-z': over } : {} };
		return div( `fr-slide__${ base }`, [ row ] );
	} );
}

function layerNode( layer: Layer, parent: string, scene: Scene ): MarkupNode {
	const hasMask = isMasked( layer );
	const hides = waitsHere( layer, scene );
	const entrance = scene.first && ! hides ? entranceProperties( layer, parent !== '', scene.perspective ) : undefined;
	const enters = entrance ? entranceClasses( layer, entrance ) : '';
	const style = mergeProperties(
		place( layer, parent ),
		looks( layer, restingPose( layer ) ),
		edgeProperties( layer ),
		still( layer, parent, scene, Boolean( entrance ) ),
		entrance ?? {}
	);
	show( style, layer, scene );

	const link = layerLink( layer );
	const content = contentNode( layer, parent, link, hasMask ? enters : '', scene );
	content.attrs = {
		...content.attrs,
		class: `${ String( content.attrs?.class ) }${ ownClasses( layer, content.tag, style, scene ) }`,
	};
	let inside = [ content ];
	if ( hasMask ) {
		inside = [ div( 'fr-layer__mask', inside ) ];
	}
	if ( layer.loop ) {
		inside = [ div( 'fr-layer__loop', inside ) ];
	}
	const lifted = isFlow( layer ) ? ( layer.layers ?? [] ).filter( ( child ) => isLifted( child, layer ) ) : [];
	if ( lifted.length ) {
		const over = lifted.map( ( child ) => layerNode( child, 'group', scene ) );
		inside.push( div( 'fr-lifted', over ) );
	}
	const pressed = coveringLink( layer, link, content.tag );
	if ( pressed ) {
		// Place the link or button over the content, or under it if the content has interactive parts.
		inside = isFree( layer ) ? [ ...inside, pressed ] : [ pressed, ...inside ];
	}
	if ( layer.toggleHtml ) {
		inside.push( {
			tag: 'template',
			attrs: { class: 'fr-layer__toggle' },
			html: scaled( layer, layer.toggleHtml ),
		} );
	}
	const { all, some } = scene.limits;
	const classes = [
		'fr-layer',
		`fr-layer--${ layer.type }`,
		hasMask && 'fr-layer--masked',
		! hasMask && enters,
		layer.showsInCarousel && 'fr-layer--stays',
		...rare(
			style,
			Boolean( pressed ) && ! isFree( layer ),
			lifted.length > 0,
			enters.includes( 'fr-bound' ),
			countdownOf( layer ) !== '',
			scene
		),
		some > 0 && layer.hideAtLimit && `fr-under-${ some }`,
		all > 0 && `fr-under-${ all }`,
		layer.wrapperClass,
	];
	return {
		tag: 'div',
		attrs: {
			class: classes.filter( Boolean ).join( ' ' ),
			id: layer.elementId || null,
			'data-layer': layer.id,
			'data-waits': hides,
			style,
		},
		children: inside,
	};
}

/**
 * Additional classes for the content of a text layer: properties that the layer sets win over the site's rules for its
 * classes, for links and for headings.
 */
function ownClasses( { type, className }: Layer, tag: string, style: Properties, scene: Scene ): string {
	if ( ( type !== 'text' && type !== 'button' ) || ( tag === 'div' && ! className ) ) {
		return '';
	}
	const said = Object.entries( tables.kept ).flatMap( ( [ name, word ] ) => ( name in style ? [ word ] : [] ) );
	const more = className ? [ 'fr-own', ...said ] : said;
	more.forEach( ( word ) => scene.classes.add( word ) );
	return more.map( ( word ) => ` ${ word }` ).join( '' );
}

/**
 * Classes whose rules are only printed on pages that need them.
 *
 * @param style
 * @param holds  Whether the whole layer is clickable and has interactive parts.
 * @param lifted Whether it has layers over its flow; that class belongs to their wrapper.
 * @param bound  Whether scrolling drives its entrance; that class belongs to the element with the entrance.
 * @param counts Whether it is a countdown.
 * @param scene
 */
function rare(
	style: Properties,
	holds: boolean,
	lifted: boolean,
	bound: boolean,
	counts: boolean,
	scene: Scene
): string[] {
	const needed = {
		'fr-floats': '--fr-float' in style || '--fr-clear' in style,
		'fr-cut': '--fr-cut' in style,
		'fr-wedge-left': '--fr-wedge-left' in style,
		'fr-wedge-right': '--fr-wedge-right' in style,
		'fr-rises': '--fr-over' in style,
		'fr-tinted': '--fr-svg' in style,
		'fr-lined': '--fr-svg-line' in style,
		'fr-turned': '--fr-turn' in style,
		'fr-lifted': lifted,
		'fr-holds': holds,
		'fr-bound': bound,
		'fr-counts': counts,
	};
	const names = Object.entries( needed ).flatMap( ( [ name, on ] ) => ( on ? [ name ] : [] ) );
	names.forEach( ( name ) => scene.classes.add( name ) );
	return names.filter( ( name ) => name !== 'fr-lifted' && name !== 'fr-bound' );
}

function waitsHere( layer: Layer, scene: Scene ): boolean {
	if ( hasDelayedEntrance( layer, scene.targets ) ) {
		return true;
	}
	if ( ! scene.static || ! layer.onSlides ) {
		return false;
	}
	const start = round( layer.onSlides.start );
	const end = round( layer.onSlides.end );
	return start > scene.start + 1 || ( end > 0 && end < scene.start + 1 );
}

function still( layer: ResolvedLayer, parent: string, scene: Scene, enters: boolean ): Properties {
	const pose = restingPose( layer );
	const out: Properties = {};
	const other = enters && isTurned( pose ) ? poseBeforeEntrance( layer ) : {};
	const stands = placeOf( layer, parent !== '' );
	const camera = perspectiveOf( pose, scene.perspective );
	put( out, '--fr-turn', transforms( layer.turned ?? {}, stands, scene.perspective ), 'none' );
	put( out, '--fr-rest', transforms( pose, stands, camera, other ), 'none' );
	const opacity = levels< unknown >( pose.opacity ?? layer.style.opacity );
	put(
		out,
		'--fr-opacity',
		opacity.map( ( value ) =>
			isNumeric( value ) && Number( value ) !== 1 ? cssNumber( Number( value ) ) : undefined
		),
		'1'
	);
	put( out, '--fr-origin', origins( pose ) );
	put( out, '--fr-filter', filters( pose ) );
	put( out, '--fr-backdrop', backdrops( pose ) );
	put( out, '--fr-clip', clips( pose, layer ) );
	return out;
}

const DISPLAYS: Record< string, string > = { 'inline-block': 'inline-grid', none: 'none' };

function show( style: Properties, { box, visible }: Layer, scene: Scene ) {
	const as = DISPLAYS[ box.display ?? '' ] ?? 'grid';
	const shown = levels( visible ).map( ( flag ) => ( flag === false ? 'none' : as ) );
	if ( shown.includes( 'none' ) || as !== 'grid' ) {
		put( style, '--fr-show', shown, undefined, scene.visible );
	}
}

type Link = ReturnType< typeof layerLink >;
type Attributes = Record< string, unknown >;

/** Element of the content: a link, a button, or an element with a button role. */
function pressable( layer: Layer, link: Link, attrs: Attributes, pressed: Attributes ): MarkupNode {
	const { type, html = '' } = layer;
	const tag = around( layer.tag, html );
	if ( link && isFree( layer ) && ( tag === 'div' || tag === 'a' || type === 'button' ) ) {
		const label = isRead( layer ) ? {} : { 'aria-label': labelOf( layer ) };
		return { tag: 'a', attrs: mergeProperties< unknown >( attrs, link, label ) };
	}
	if ( type === 'button' && pressed.role ) {
		const own = { type: 'button', 'aria-label': pressed[ 'aria-label' ] };
		return { tag: 'button', attrs: mergeProperties< unknown >( attrs, own ) };
	}
	return { tag: tag === 'a' ? 'div' : tag, attrs: mergeProperties( attrs, pressed ) };
}

const OWN = 'fr-layer__content';

function contentNode( layer: Layer, parent: string, link: Link, enters: string, scene: Scene ): MarkupNode {
	const { type, svg } = layer;
	const name = [ OWN, enters, layer.className ].filter( Boolean ).join( ' ' );
	const attrs: Attributes = { class: name, title: layer.title || null };
	if ( type === 'row' || type === 'column' || type === 'group' ) {
		const isInFlow = isFlow( layer );
		const inner = isInFlow ? 'column' : type;
		const children = ( layer.layers ?? [] ).filter( ( child ) => ! isInFlow || ! isLifted( child, layer ) );
		return {
			tag: 'div',
			attrs: {
				...mergeProperties( attrs, linkOrButton( layer, link ) ),
				class: name.replace( OWN, `${ OWN } fr-layer__${ inner }` ),
			},
			children: children.map( ( child ) =>
				layerNode( child, type === 'row' ? `row-${ breakAt( layer ) }` : inner, scene )
			),
		};
	}
	const given = type === 'image' ? layer.image : layer.video?.poster;
	const image = given?.url ? given : undefined; // An element with an empty URL would request the page itself.
	const pressed = linkOrButton( layer, link );
	if ( type === 'image' && image && ! link && ! Object.keys( pressed ).length ) {
		return layerImage( image, attrs, layer, parent, scene );
	}
	if ( ! link && ! Object.keys( pressed ).length && isSilent( layer ) ) {
		attrs[ 'aria-hidden' ] = 'true';
	}
	let html = scaled( layer, layer.html );
	const content = pressable( layer, link, attrs, pressed );
	if ( image ) {
		content.children = [
			layerImage( image, { class: type === 'image' ? null : 'fr-layer__poster' }, layer, parent, scene ),
		];
	}
	if ( ! html && svg?.html ) {
		html = svg.html;
	} else if ( ! html && svg?.url ) {
		content.children = [ layerImage( { url: svg.url }, {}, layer, parent, scene ) ];
	}
	return ! html || ( type === 'shape' && ! link && ! html.trim() ) ? content : { ...content, html };
}

/** HTML of a layer. With `responsive.children`, its lengths in px scale with the grid like the layer's own. */
const scaled = ( { responsive }: Layer, html = '' ) =>
	responsive.children
		? html.replace( / style="[^"]*"/gi, ( style ) =>
				style.replace( /(?<![\w.#-])(-?\d*\.?\d+)px\b/g, 'calc($1*var(--fr-u))' )
			)
		: html;

function layerImage(
	image: Image,
	attrs: Record< string, unknown >,
	layer: Layer,
	parent: string,
	scene: Scene
): MarkupNode {
	const now = scene.urgent ? 'high' : 'now';
	scene.urgent = false;
	const sizes = layerSizes( scene.options, image, layer, parent !== '' );
	return imageNode( image, attrs, sizes, scene.first && scene.leads ? now : 'later' );
}
