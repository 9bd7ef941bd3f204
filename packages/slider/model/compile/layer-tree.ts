import type { Image, Layer } from '../types';
import { cssLength, cssNumber, isNumeric, put, round } from './css';
import { entranceProperties } from './entrance';
import { rest, waits } from './frames';
import { imageAttributes } from './images';
import { looks, place } from './layer-style';
import { LEVELS, levels } from './levels';
import { layerLink } from './link';
import { placeOf } from './places';
import { clipOf, filterOf, transforms } from './poses';
import { div, plus, stripTags, type MarkupNode, type Properties } from './tree';

/** The elements of layers. Place and transform are the outer element's, looks and content the inner one's. Twin of ../../php/LayerTree.php. */

export interface Scene {
	first: boolean;
	static: boolean;
	hidden: readonly string[];
	perspective: number;
	start: number;
	limits: { all: number; some: number };
	visible: string;
	/** The first image layer asks for its file before everything else, since no background does. */
	urgent: boolean;
}

const INTERACTIVE = /<(?:a|button|input|select|textarea|video|audio|iframe)\b/i;

/** Layers of a slide in their order, in one box for each run of layers that have the same base. */
export function layerBoxes( layers: readonly Layer[], scene: Scene ): MarkupNode[] {
	const runs: { base: string; zone: string; made: MarkupNode[] }[] = [];
	for ( const layer of layers ) {
		const zone = layer.type === 'row' ? ( layer.box.zone ?? 'top' ) : '';
		const base = layer.box.base === 'slide' ? 'full' : 'grid';
		const last = runs.at( -1 );
		const run = last?.base === base && last.zone === zone ? last : { base, zone, made: [] };
		if ( run !== last ) {
			runs.push( run );
		}
		run.made.push( layerNode( layer, '', scene ) );
	}
	return runs.map( ( { base, zone, made } ) =>
		div( `fr-slide__${ base }`, zone ? [ div( `fr-slide__zone fr-slide__zone--${ zone }`, made ) ] : made )
	);
}

function layerNode( layer: Layer, parent: string, scene: Scene ): MarkupNode {
	const masked = layer.frames.some( ( { mask } ) => mask );
	const hides = waitsHere( layer, scene );
	const entrance = scene.first && ! hides ? entranceProperties( layer, parent !== '', scene.perspective ) : undefined;
	const style = plus( place( layer, parent ), looks( layer ), still( layer, parent, scene ), entrance ?? {} );
	show( style, layer, scene );

	const link = layerLink( layer );
	const content = contentNode( layer, link, entrance && masked ? ' fr-enter' : '', scene );
	let inside = [ content ];
	if ( masked ) {
		inside = [ div( 'fr-layer__mask', inside ) ];
	}
	if ( needsLoopWrapper( layer ) ) {
		inside = [ div( 'fr-layer__loop', inside ) ];
	}
	if ( link && content.tag !== 'a' ) {
		inside.push( { tag: 'a', attrs: { class: 'fr-layer__link', ...link, 'aria-label': label( layer ) } } );
	}
	if ( layer.toggleHtml ) {
		inside.push( { tag: 'template', attrs: { class: 'fr-layer__toggle' }, html: layer.toggleHtml } );
	}
	const { all, some } = scene.limits;
	const classes = [
		'fr-layer',
		`fr-layer--${ layer.type }`,
		masked && 'fr-layer--masked',
		entrance && ! masked && 'fr-enter',
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

function waitsHere( layer: Layer, scene: Scene ): boolean {
	if ( waits( layer, scene.hidden ) ) {
		return true;
	}
	if ( ! scene.static || ! layer.onSlides ) {
		return false;
	}
	const start = round( layer.onSlides.start );
	const end = round( layer.onSlides.end );
	return start > scene.start + 1 || ( end > 0 && end < scene.start + 1 );
}

/** `rotate` and `scale` of the layer itself carry what a loop turns and grows; what it moves needs an element of its own. */
const needsLoopWrapper = ( { loop }: Layer ) =>
	Object.keys( { ...loop?.from, ...loop?.to } ).some(
		( key ) => ! [ 'rotateZ', 'scaleX', 'scaleY' ].includes( key )
	);

function still( layer: Layer, parent: string, scene: Scene ): Properties {
	const pose = rest( layer );
	const out: Properties = {};
	put( out, '--fr-rest', transforms( pose, placeOf( layer, parent !== '' ), scene.perspective ), 'none' );
	const opacity = levels< unknown >( pose.opacity ?? layer.style.opacity );
	put(
		out,
		'--fr-opacity',
		opacity.map( ( value ) =>
			isNumeric( value ) && Number( value ) !== 1 ? cssNumber( Number( value ) ) : undefined
		),
		'1'
	);
	if ( pose.originX !== undefined || pose.originY !== undefined ) {
		const at = ( level: number ) =>
			[ pose.originX, pose.originY ].map( ( origin ) => cssLength( levels( origin )[ level ], '1px' ) ?? '50%' );
		put(
			out,
			'--fr-origin',
			LEVELS.map( ( level ) => at( level ).join( ' ' ) )
		);
	}
	put(
		out,
		'--fr-filter',
		LEVELS.map( ( level ) => filterOf( pose, level ) ),
		'none'
	);
	const clip = clipOf( pose, layer );
	return clip === undefined ? out : { ...out, '--fr-clip': clip };
}

function show( style: Properties, { box, visible }: Layer, scene: Scene ) {
	const as = box.display === 'inline-block' ? 'inline-grid' : 'grid';
	const shown = levels( visible ).map( ( flag ) => ( flag === false ? 'none' : as ) );
	if ( shown.includes( 'none' ) || as !== 'grid' ) {
		put( style, '--fr-show', shown, undefined, scene.visible );
	}
}

const clickable = ( { actions = [] }: Layer ) =>
	actions.some( ( action ) => action.on === 'click' && action.do !== 'unknown' );

const label = ( { title, image, html = '', alias }: Layer ) =>
	title || image?.alt || stripTags( html ).trim() || alias || null;

function contentNode( layer: Layer, link: ReturnType< typeof layerLink >, enters: string, scene: Scene ): MarkupNode {
	const { type, svg } = layer;
	let { html = '', tag } = layer as { html?: string; tag: string };
	const attrs: Record< string, unknown > = {
		class: `fr-layer__content${ enters } ${ layer.className ?? '' }`.trim(),
		title: layer.title || null,
	};
	if ( type === 'row' || type === 'column' || type === 'group' ) {
		const inner = type === 'row' ? `row-${ round( layer.breakAt ?? 4 ) }` : type;
		return {
			tag: 'div',
			attrs,
			children: ( layer.layers ?? [] ).map( ( child ) => layerNode( child, inner, scene ) ),
		};
	}
	const image = type === 'image' ? ( layer.image ?? {} ) : layer.video?.poster;
	if ( type === 'image' && ! link && ! clickable( layer ) ) {
		return imageNode( image ?? {}, attrs, scene );
	}
	const free = ! INTERACTIVE.test( html );
	if ( link && free && ( tag === 'div' || tag === 'a' || type === 'button' ) ) {
		tag = 'a';
		Object.assign( attrs, link );
	} else if ( clickable( layer ) && free && ! link ) {
		if ( type === 'button' ) {
			tag = 'button';
			attrs.type = 'button';
		} else {
			Object.assign( attrs, { role: 'button', tabindex: '0' } );
		}
		if ( ! stripTags( html ).trim() ) {
			attrs[ 'aria-label' ] = label( layer );
		}
	} else if ( tag === 'a' ) {
		tag = 'div';
	}
	const content: MarkupNode = { tag, attrs };
	if ( image?.url !== undefined ) {
		content.children = [ imageNode( image, { class: type === 'image' ? null : 'fr-layer__poster' }, scene ) ];
	}
	if ( ! html && svg?.html ) {
		html = svg.html;
	} else if ( ! html && svg?.url ) {
		content.children = [ imageNode( { url: svg.url }, {}, scene ) ];
	}
	return ! html || ( type === 'shape' && ! link && ! html.trim() ) ? content : { ...content, html };
}

function imageNode( image: Image, attrs: Record< string, unknown >, scene: Scene ): MarkupNode {
	const now = scene.urgent ? 'high' : 'now';
	scene.urgent = false;
	return {
		tag: 'img',
		attrs: { ...imageAttributes( image, image.sizes ?? '', scene.first ? now : 'later' ), ...attrs },
	};
}
