import { Choice, choicesOf, Flag } from './choice-control';
import { Color } from './color-control';
import type { ControlProps } from './control-props';
import { Figure, leafOf, Length, Percent } from './number-control';
import { Fit } from './background-size-control';
import { FocalPoint } from './focal-point-control';
import { Motion } from './motion-control';
import { Ease, Font, TransitionName, Weight } from './combobox-control';
import { SlideNumber } from './slide-select';
import { Instant, Moment, Text } from './text-control';

type Control = ( props: ControlProps ) => React.ReactNode;

/** Settings with their own control, regardless of their type. */
const OWN: Readonly< Record< string, Control > > = {
	'Style.fontFamily': Font,
	'Style.fontWeight': Weight,
	'Transition.name': TransitionName,
	'Layer.countdown': Instant,
	'Slide.from': Moment,
	'Slide.until': Moment,
	'Options.stopAtSlide': SlideNumber,
	'Options.startWithSlide': SlideNumber,
	'Options.alternativeFirstSlide': SlideNumber,
	'Options.activeSlide': SlideNumber,
	'Background.fit': Fit,
	'Style.backgroundFit': Fit,
	'Options.wrapper.imageFit': Fit,
	'Background.position': FocalPoint,
	'Style.backgroundPosition': FocalPoint,
	'Options.wrapper.imagePosition': FocalPoint,
};

const BY_FORM: Readonly< Record< string, Control > > = {
	flag: Flag,
	part: Percent,
	length: Length,
	color: Color,
	ease: Ease,
	motion: Motion,
};

function controlOf( { field }: ControlProps ): Control {
	const own = OWN[ `${ field.owner }.${ field.key }` ];
	if ( own ) {
		return own;
	}
	if ( choicesOf( field ) ) {
		return Choice;
	}
	const leaf = leafOf( field.node );
	if ( leaf[ 'x-read' ] === 'number' ) {
		return leaf[ 'x-words' ] ? Text : Figure;
	}
	return BY_FORM[ leaf[ 'x-read' ] ?? '' ] ?? Text;
}

/** Control of one value, chosen by its schema. */
export function Control( props: ControlProps ) {
	const Own = controlOf( props );
	return <Own { ...props } />;
}

/** Whether a control shows its own label, so that no other is needed above it. */
export const labelsItself = ( field: ControlProps[ 'field' ] ) => leafOf( field.node )[ 'x-read' ] === 'flag';
