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

/** A transition that says nothing of itself is a fade. */
const withTransition = ( slide: Slide ): Slide =>
	SAYS_ITSELF.some( ( key ) => key in slide.transition )
		? slide
		: { ...slide, transition: { name: 'fade', ...slide.transition } };

/**
 * Brings a document into the one form that everything behind the border works on: all defaults, all types, all levels.
 * Doing it twice changes nothing. TypeScript port of php/Document/Normalizer.php; both run cases.json.
 *
 * @param document Ours, sparse as it is stored, or one without `schema`: its options may then have the old names.
 */
export function normalise( document: Values ): { model: Slider; fired: Fired[] } {
	const old = document.schema === undefined || document.schema === null;
	const scales = scalesInherited( document );
	const reader = createReader( old, scales );
	const { options } = document;
	const given = old && isObject( options ) ? { ...document, options: legacyOptions( options, reader ) } : document;
	const read = reader.read( objectNode( 'Slider' ), given, '' ) as Slider;
	const slides = read.slides.map( withTransition );
	const ruled = { ...read, slides, options: applyRules( read.options, slides.length, reader ) };
	const model = settleNames( scales ? settleInherited( ruled ) : ruled, reader );
	return { model: { ...model, extras: [ ...model.extras, ...reader.extras ] }, fired: reader.fired };
}
