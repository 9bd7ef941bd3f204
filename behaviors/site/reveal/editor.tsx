import { PanelBody, RangeControl, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { extendBlocks, type ExtendedProps } from '@frontage/editor';

// Adds an attribute to our blocks and to core's layout blocks: the entrance animation.

interface Reveal {
	animation: string;
	/** ms. */
	delay?: number;
	/** ms. */
	duration?: number;
	/** Animates the block's children one after the other instead of the whole block. */
	stagger?: boolean;
}
interface Values {
	frReveal?: Reveal | undefined;
}
type PanelProps = Pick< ExtendedProps< Values >, 'name' | 'attributes' | 'setAttributes' >;

/** Core blocks with several children of one kind. */
const LISTS = [ 'buttons', 'columns', 'gallery', 'group', 'list', 'post-template', 'social-links' ];
const CORE =
	/^core\/(accordion|button|column|cover|details|embed|heading|icon|image|media-text|paragraph|post-featured-image|pullquote|query|quote|separator|table|tabs|video)$/;
/** Not supported: parts of animated blocks, overlays, and form parts, which are not on pages. */
const NOT_OURS = /^frontage\/(layer|overlay|slide|form-.+)$/;

const isList = ( name: string ) => LISTS.includes( name.replace( /^core\//, '' ) );
const canReveal = ( name: string ) =>
	name.startsWith( 'frontage/' ) ? ! NOT_OURS.test( name ) : isList( name ) || CORE.test( name );

/** Values that PHP and the style use. */
const animations = () => [
	{ value: '', label: __( 'None', 'frontage-site' ) },
	{ value: 'fade', label: __( 'Fade in', 'frontage-site' ) },
	{ value: 'fade-up', label: __( 'Fade in up', 'frontage-site' ) },
	{ value: 'fade-down', label: __( 'Fade in down', 'frontage-site' ) },
	{ value: 'fade-left', label: __( 'Fade in from left', 'frontage-site' ) },
	{ value: 'fade-right', label: __( 'Fade in from right', 'frontage-site' ) },
	{ value: 'zoom-in', label: __( 'Zoom in', 'frontage-site' ) },
	{ value: 'slide-up', label: __( 'Slide in up', 'frontage-site' ) },
	{ value: 'slide-down', label: __( 'Slide in down', 'frontage-site' ) },
	{ value: 'slide-left', label: __( 'Slide in from left', 'frontage-site' ) },
	{ value: 'slide-right', label: __( 'Slide in from right', 'frontage-site' ) },
	{ value: 'flip-x', label: __( 'Flip up', 'frontage-site' ) },
	{ value: 'flip-y', label: __( 'Flip', 'frontage-site' ) },
];

/** Every block has this panel, so it comes after the block's own panels and is initially closed. */
export function RevealPanel( { name, attributes: { frReveal }, setAttributes }: PanelProps ) {
	const none = () => setAttributes( { frReveal: undefined } );
	const change = ( part: Partial< Reveal > ) => frReveal && setAttributes( { frReveal: { ...frReveal, ...part } } );
	return (
		<PanelBody title={ __( 'Animation', 'frontage-site' ) } initialOpen={ false }>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Entrance animation', 'frontage-site' ) }
				help={ __( 'Plays once per page view. Off for visitors who prefer reduced motion.', 'frontage-site' ) }
				value={ frReveal?.animation ?? '' }
				options={ animations() }
				onChange={ ( animation ) =>
					animation ? setAttributes( { frReveal: { ...frReveal, animation } } ) : none()
				}
			/>
			{ frReveal && (
				<>
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'Delay (ms)', 'frontage-site' ) }
						min={ 0 }
						max={ 2000 }
						step={ 50 }
						value={ frReveal.delay ?? 0 }
						onChange={ ( delay = 0 ) => change( { delay } ) }
					/>
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'Duration (ms)', 'frontage-site' ) }
						min={ 200 }
						max={ 3000 }
						step={ 20 }
						value={ frReveal.duration ?? 520 }
						onChange={ ( duration = 520 ) => change( { duration } ) }
					/>
				</>
			) }
			{ frReveal && ( isList( name ) || name.startsWith( 'frontage/' ) ) && (
				<ToggleControl
					label={ __( 'Stagger inner blocks', 'frontage-site' ) }
					checked={ frReveal.stagger === true }
					onChange={ ( stagger ) => change( { stagger } ) }
				/>
			) }
		</PanelBody>
	);
}

extendBlocks( 'frontage/reveal', {
	blocks: canReveal,
	attributes: { frReveal: { type: 'object' } },
	Panel: RevealPanel,
	priority: 100, // Higher than all others, so it comes last.
} );
