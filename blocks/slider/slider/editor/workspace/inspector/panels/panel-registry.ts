import { fieldsOf, type FieldSpec } from '../fields/field-definitions';
import { layerPanels } from './layer-panels';
import type { PanelPlan } from './panel-definition';
import { slidePanels } from './slide-panels';
import { sliderPanels } from './slider-panels';

export type Kind = 'Slider' | 'Slide' | 'Layer';

const PLANS: Readonly< Record< Kind, readonly PanelPlan[] > > = {
	Layer: layerPanels,
	Slide: slidePanels,
	Slider: sliderPanels,
};

export interface Panel {
	id: string;
	title: string;
	about: PanelPlan[ 'about' ];
	first: FieldSpec[];
	more: FieldSpec[];
}

const made = new Map< string, Panel[] >();

/** For a slider in a post of its own: the post's title and slug are its name and alias, which WordPress's editor edits. */
export const OWN_POST = 'own-post';

/** Panels of a kind with all its settings, each in exactly one panel. `type`: of a layer; of the slider, for a slide; OWN_POST. */
export function panelsOf( kind: Kind, type = '' ): Panel[] {
	const name = `${ kind } ${ type }`;
	let panels = made.get( name );
	if ( ! panels ) {
		panels = sorted( kind, type );
		made.set( name, panels );
	}
	return panels;
}

function sorted( kind: Kind, type: string ): Panel[] {
	const plans = PLANS[ kind ];
	const fit = ( path: string, has: readonly string[] ) =>
		Math.max( -1, ...has.filter( ( start ) => path.startsWith( start ) ).map( ( start ) => start.length ) );
	const home = ( path: string ) =>
		plans.reduce( ( best, panel ) => ( fit( path, panel.has ) > fit( path, best.has ) ? panel : best ) );
	const byPlan = new Map< PanelPlan, FieldSpec[] >( plans.map( ( plan ) => [ plan, [] ] ) );
	for ( const field of fieldsOf( kind ) ) {
		byPlan.get( home( field.path ) )!.push( field );
	}
	return [ ...byPlan ].flatMap( ( [ plan, fields ] ) => {
		const own = fields.filter( ( { path } ) => suits( path, type ) );
		if ( ! own.length || ( type && plan.only && ! plan.only.includes( type ) ) ) {
			return [];
		}
		const first = plan.first.flatMap( ( path ) => own.filter( ( field ) => field.path === path ) );
		const more = own.filter( ( field ) => ! first.includes( field ) );
		return [ { id: plan.id, title: plan.title(), about: plan.about, first, more } ];
	} );
}

/** Settings of only some kinds of layers, by the start of their path. */
const ONLY: readonly ( readonly [ string, readonly string[] ] )[] = [
	[ 'html', [ 'text', 'button' ] ],
	[ 'countdown', [ 'text' ] ],
	[ 'toggleHtml', [ 'text', 'button' ] ],
	[ 'image', [ 'image', 'object', 'svg', 'shape' ] ],
	[ 'video', [ 'video', 'audio' ] ],
	[ 'svg', [ 'svg' ] ],
	[ 'style.svg', [ 'svg' ] ],
	[ 'hover.to.svg', [ 'svg' ] ],
	[ 'column', [ 'column' ] ],
	[ 'breakAt', [ 'row' ] ],
	[ 'box.zone', [ 'row' ] ],
	[ 'style.objectFit', [ 'image', 'video', 'object' ] ],
];

/** Whether a setting applies to a kind of layer. Without a kind, as for several layers at once, all apply. */
const suits = ( path: string, type: string ) =>
	type === OWN_POST
		? path !== 'title' && path !== 'alias'
		: ! type || ONLY.every( ( [ start, types ] ) => ! path.startsWith( start ) || types.includes( type ) );
