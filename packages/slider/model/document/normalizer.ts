import { legacyOptions } from './legacy-options';
import { scalesInherited, settleInherited } from './offset-inheritance';
import { settleNames } from './unique-names';
import { createReader } from './read/document-reader';
import type { Fired } from './read/document-reader';
import { applyRules } from './option-rules';
import { isObject, objectNode } from './schema';
import type { Values } from './schema';
import type { Slide, Slider } from '../../generated/option-types';

const SAYS_ITSELF = [ 'name', 'in', 'out', 'd3', 'effect' ];

/** A transition without a name or settings is a fade. */
const withTransition = ( slide: Slide ): Slide =>
	SAYS_ITSELF.some( ( key ) => key in slide.transition )
		? slide
		: { ...slide, transition: { name: 'fade', ...slide.transition } };

/**
 * Normalizes a document: all defaults, types and breakpoints are filled in. All later code works on this form.
 * Normalizing twice changes nothing. TypeScript port of php/Document/Normalizer.php; both run cases.json.
 *
 * @param document A sparse document as stored, or one without `schema`, whose options may have legacy names.
 */
export function normalise( document: Values ): { model: Slider; fired: Fired[] } {
	const old = document.schema === undefined || document.schema === null;
	const isScaled = scalesInherited( document );
	const reader = createReader( old, isScaled );
	const { options } = document;
	const given = old && isObject( options ) ? { ...document, options: legacyOptions( options, reader ) } : document;
	const read = reader.read( objectNode( 'Slider' ), given, '' ) as Slider;
	const slides = read.slides.map( withTransition );
	const ruled = { ...read, slides, options: applyRules( read.options, slides.length, reader ) };
	const model = settleNames( isScaled ? settleInherited( ruled ) : ruled, reader );
	return { model: { ...model, extras: [ ...model.extras, ...reader.extras ] }, fired: reader.fired };
}
