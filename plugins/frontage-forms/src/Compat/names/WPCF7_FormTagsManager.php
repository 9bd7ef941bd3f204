<?php

use Frontage\Forms\Compat\CurrentForm;
use Frontage\Forms\Compat\Tags\CallbackTagType;
use Frontage\Forms\Compat\Tags\FormTagConverter;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\FormTagParser;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagType;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** The form-tag types of this site, for add-ons that read them and register their own. */
class WPCF7_FormTagsManager {

	/** The priority on `wpcf7_init` at which the original registers its types: earlier registrations win, later ones do not. */
	private const OWN_TYPES_COME_AT = 10;

	/** @var ?self */
	private static $instance;

	/** @var list<WPCF7_FormTag>|null Tags of the last parsed text. */
	private $scanned_tags = null;

	/** @var array<string, TagType> Types removed by an add-on, which may register a replacement. */
	private $removed = [];

	private function __construct() {}

	/** @return self */
	public static function get_instance() {
		return self::$instance ??= new self();
	}

	/** @return list<WPCF7_FormTag>|null Tags of the last parsed text, else of the current form. */
	public function get_scanned_tags() {
		return $this->scanned_tags ?? wpcf7_get_current_contact_form()?->scan_form_tags();
	}

	/**
	 * @param mixed $tag_types A name, or several.
	 * @param mixed $callback  Receives a WPCF7_FormTag, returns markup.
	 * @param mixed $features  By name; true is the former notation of `name-attr`.
	 * @return void
	 */
	public function add( mixed $tag_types, mixed $callback, mixed $features = '' ) {
		if ( ! is_callable( $callback ) ) {
			return;
		}
		$features = true === $features ? [ 'name-attr' => true ] : wp_parse_args( is_array( $features ) ? $features : (string) ( is_scalar( $features ) ? $features : '' ) );
		$features = array_map( 'strval', array_keys( array_filter( $features ) ) );
		foreach ( array_unique( array_filter( (array) $tag_types, 'is_string' ) ) as $name ) {
			$name = strtolower( rtrim( (string) preg_replace( '/[^A-Za-z0-9_*]+/', '_', $name ), '_' ) );
			$old  = TagTypeRegistry::instance()->get( $name );
			if ( '' === $name || ( $old && ! ( self::is_before_own_types() && ! $old instanceof CallbackTagType ) ) ) {
				continue;
			}
			TagTypeRegistry::instance()->register( new CallbackTagType( $callback, $features, $old ?? $this->removed[ $name ] ?? null ), $name );
		}
	}

	/** @return void */
	public function remove( mixed $tag_type ) {
		$name = is_string( $tag_type ) ? $tag_type : '';
		$type = TagTypeRegistry::instance()->get( $name );
		if ( $type ) {
			if ( ! $type instanceof CallbackTagType ) {
				$this->removed[ $name ] = $type;
			}
			TagTypeRegistry::instance()->unregister( $name );
		}
	}

	/** @return bool */
	public function tag_type_exists( mixed $tag_type ) {
		return is_string( $tag_type ) && null !== TagTypeRegistry::instance()->get( $tag_type );
	}

	/**
	 * Whether the type has one of the features.
	 *
	 * @return bool
	 */
	public function tag_type_supports( mixed $tag_type, mixed $features ) {
		foreach ( array_filter( (array) $features, 'is_string' ) as $feature ) {
			// The value of a checked consent is a list there, as for fields with choices.
			$is_consent = 'acceptance' === $tag_type && 'selectable-values' === $feature;
			if ( $is_consent || ( is_string( $tag_type ) && TagTypeRegistry::instance()->supports( $tag_type, $feature ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * All types, or those with one of the features, or without them all.
	 *
	 * @return list<string>
	 */
	public function collect_tag_types( mixed $features = [], mixed $invert = false ) {
		$names = TagTypeRegistry::instance()->names();
		if ( ! $features ) {
			return $names;
		}
		return array_values( array_filter( $names, fn ( string $name ): bool => $this->tag_type_supports( $name, $features ) !== (bool) $invert ) );
	}

	/**
	 * Returns the template unchanged: our parser needs no normalization.
	 *
	 * @return mixed
	 */
	public function normalize( mixed $content ) {
		return $content;
	}

	/** @return mixed The content unchanged: our paragraphs are added around form-tags, so none must be hidden. */
	public function replace_with_placeholders( mixed $content ) {
		return $content;
	}

	/** @return mixed */
	public function restore_from_placeholders( mixed $content ) {
		return $content;
	}

	/**
	 * The text with form-tags replaced by markup.
	 *
	 * @return string
	 */
	public function replace_all( mixed $content ) {
		$this->scanned_tags = [];
		$view               = CurrentForm::get_view() ?? new RenderContext( CurrentForm::get_form() ?? new Form() );
		return self::parser()->replace(
			is_scalar( $content ) ? (string) $content : '',
			function ( FormTag $tag ) use ( $view ): string {
				$this->scanned_tags[] = FormTagConverter::to_wpcf7_tag( $tag );
				return TagTypeRegistry::instance()->get( $tag->type )?->render( $tag, $view ) ?? '';
			}
		);
	}

	/**
	 * @param mixed $replace Whether to replace the tags, like `replace_all()`.
	 * @return list<WPCF7_FormTag>|string
	 */
	public function scan( mixed $content, mixed $replace = false ) {
		if ( $replace ) {
			return $this->replace_all( $content );
		}
		$tags               = self::parser()->scan( is_scalar( $content ) ? (string) $content : '' );
		$this->scanned_tags = array_map( [ FormTagConverter::class, 'to_wpcf7_tag' ], $tags );
		return $this->scanned_tags;
	}

	/**
	 * The form-tags, given or parsed from the text, that meet all conditions: `type`, `basetype`, `name`, `feature` (`!` before it: without).
	 *
	 * @param list<WPCF7_FormTag>|string|null $input Null: tags of the last parsed text.
	 * @return list<WPCF7_FormTag>
	 */
	public function filter( mixed $input, mixed $cond ) {
		$tags  = is_array( $input ) ? $input : ( is_string( $input ) ? $this->scan( $input ) : $this->scanned_tags );
		$cond  = array_map(
			static fn ( mixed $one ): array => array_filter( array_map( 'trim', array_filter( (array) $one, 'is_string' ) ) ),
			wp_parse_args( is_array( $cond ) || is_string( $cond ) ? $cond : [] )
		);
		$keeps = function ( WPCF7_FormTag $tag ) use ( $cond ): bool {
			foreach ( [ 'type', 'basetype', 'name' ] as $part ) {
				if ( ! empty( $cond[ $part ] ) && ! in_array( $tag->$part, $cond[ $part ], true ) ) {
					return false;
				}
			}
			foreach ( $cond['feature'] ?? [] as $feature ) {
				$without = str_starts_with( $feature, '!' );
				if ( $this->tag_type_supports( $tag->type, trim( ltrim( $feature, '!' ) ) ) === $without ) {
					return false;
				}
			}
			return true;
		};
		$tags  = array_map( static fn ( mixed $tag ): WPCF7_FormTag => $tag instanceof WPCF7_FormTag ? $tag : new WPCF7_FormTag( is_array( $tag ) ? $tag : [] ), is_array( $tags ) ? $tags : [] );
		return array_values( array_filter( $tags, $keeps ) );
	}

	private static function parser(): FormTagParser {
		return new FormTagParser( TagTypeRegistry::instance() );
	}

	private static function is_before_own_types(): bool {
		global $wp_filter;
		$hook = $wp_filter['wpcf7_init'] ?? null;
		return doing_action( 'wpcf7_init' ) && $hook instanceof WP_Hook && $hook->current_priority() < self::OWN_TYPES_COME_AT;
	}
}
