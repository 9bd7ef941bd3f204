<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** Makes each help text (`<small class="fr-form-help">`) the description of the field before it, or of the fieldset around it. */
final class HelpTexts {

	/** The TypeScript counterpart is editor/template/field.ts. */
	private const CLASS_HELP = 'fr-form-help';

	public static function describe_fields( string $html, RenderContext $view ): string {
		if ( ! str_contains( $html, self::CLASS_HELP ) ) {
			return $html;
		}
		$tag      = new \WP_HTML_Tag_Processor( $html );
		$is_group = false; // In a fieldset: its choices have labels of their own.
		$has_one  = false;
		$count    = 0;
		while ( $tag->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			if ( 'FIELDSET' === $tag->get_tag() ) {
				$is_group = ! $tag->is_tag_closer();
				$has_one  = $is_group && $tag->set_bookmark( 'field' );
			} elseif ( true === $tag->has_class( FormFormat::CLASS_CONTROL ) && ( ! $is_group || self::is_single_field( $tag ) ) ) {
				$has_one = $tag->set_bookmark( 'field' );
			} elseif ( $has_one && 'SMALL' === $tag->get_tag() && true === $tag->has_class( self::CLASS_HELP ) ) {
				$id = $view->unit_tag . '-help-' . ++$count;
				$tag->set_attribute( 'id', $id );
				$tag->set_bookmark( 'help' );
				$tag->seek( 'field' );
				$described_by = $tag->get_attribute( 'aria-describedby' );
				$tag->set_attribute( 'aria-describedby', trim( $id . ' ' . ( is_string( $described_by ) ? $described_by : '' ) ) );
				$tag->seek( 'help' );
				$has_one = false;
			}
		}
		return $tag->get_updated_html();
	}

	private static function is_single_field( \WP_HTML_Tag_Processor $tag ): bool {
		return in_array( $tag->get_tag(), [ 'INPUT', 'TEXTAREA', 'SELECT' ], true ) && ! in_array( $tag->get_attribute( 'type' ), [ 'checkbox', 'radio' ], true );
	}
}
