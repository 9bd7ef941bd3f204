<?php

namespace Frontage\Forms\Tags;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/** A field's initial value: the `default:` options of its tag (docs/reference/contact-forms.md §3). */
final class FieldDefaults {

	public function __construct( private readonly FormTag $tag, private readonly RenderContext $view ) {}

	/** The first source with a value, else the tag's own text. */
	public function text( string $fallback ): string {
		return $this->found()[0] ?? $fallback;
	}

	/**
	 * For choices: the values at all given positions, or the values of the first other source.
	 *
	 * @param list<string> $values In the order of the positions.
	 * @return list<string>
	 */
	public function choices( array $values ): array {
		return $this->found( $values );
	}

	/**
	 * @param list<string>|null $values
	 * @return list<string>
	 */
	private function found( ?array $values = null ): array {
		$chosen = [];
		foreach ( $this->tag->option_list( 'default' ) as $source ) {
			if ( preg_match( '/^\d+(?:_\d+)*$/', $source ) ) {
				foreach ( explode( '_', $source ) as $position ) {
					$chosen[] = ( $values ?? $this->tag->values )[ (int) $position - 1 ] ?? null;
				}
				continue;
			}
			$value = array_values( array_filter( (array) $this->source( strtolower( $source ) ), static fn ( string $one ): bool => '' !== $one ) );
			if ( $value ) {
				return $value;
			}
		}
		$chosen = array_values( array_filter( $chosen, static fn ( ?string $one ): bool => null !== $one && '' !== $one ) );
		// A text field has one value; several positions apply to choices only.
		return null === $values ? array_slice( $chosen, 0, 1 ) : $chosen;
	}

	/** @return string|list<string> */
	private function source( string $source ): string|array {
		return match ( true ) {
			'get' === $source, 'post' === $source => array_map( [ self::class, 'plain' ], RequestData::parameter( $source, $this->tag->name ) ),
			'shortcode_attr' === $source          => $this->view->attributes[ $this->tag->name ] ?? '',
			'post_meta' === $source               => $this->post_meta(),
			str_starts_with( $source, 'user_' )   => UserProfileFields::field( $source ),
			default                               => '',
		};
	}

	/** @return list<string> */
	private function post_meta(): array {
		if ( ! $this->view->post_id || is_protected_meta( $this->tag->name, 'post' ) ) {
			return [];
		}
		$values = get_post_meta( $this->view->post_id, $this->tag->name );
		return array_values( array_map( 'strval', array_filter( is_array( $values ) ? $values : [], 'is_scalar' ) ) );
	}

	/** Plain text from a URL: without markup and percent-encoding. */
	private static function plain( string $text ): string {
		return trim( (string) preg_replace( '/%[a-f0-9]{2}/i', '', wp_strip_all_tags( $text ) ) );
	}
}
