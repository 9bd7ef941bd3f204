<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Which pages use which form, limited to what the current user may see.
 *
 * @phpstan-import-type Mention from FormReferences
 */
final class FormUsage {

	/** Maximum number of pages listed per form; the others are only counted. */
	private const NAMED = 20;

	/** @var array<int, list<int>> Post IDs by form ID; 0 for the widgets. */
	private array $posts = [];

	/** @param list<Form> $forms Forms to look up. */
	public function __construct( array $forms ) {
		$old_ids = [];
		foreach ( $forms as $form ) {
			$this->posts[ $form->id ] = [];
			$number                   = get_post_meta( $form->id, FormFormat::META_OLD_ID, true );
			if ( is_scalar( $number ) && '' !== (string) $number ) {
				$old_ids[ (string) $number ] = $form->id;
			}
		}
		foreach ( FormUsageIndex::list_places() as $place ) {
			foreach ( $place['mentions'] as $mention ) {
				$id = self::match_form_id( $mention, $forms, $old_ids );
				if ( $id && ! in_array( $place['post'], $this->posts[ $id ], true ) ) {
					$this->posts[ $id ][] = $place['post'];
				}
			}
		}
		_prime_post_caches( array_values( array_unique( array_filter( array_merge( [], ...array_map( static fn ( array $ids ): array => array_slice( $ids, 0, self::NAMED ), array_values( $this->posts ) ) ) ) ) ), false, false );
	}

	/** @return array{pages: list<array{title: string, kind: string, edit: string}>, more: int} */
	public function find_pages( int $form_id ): array {
		$posts = $this->posts[ $form_id ] ?? [];
		$pages = array_values( array_filter( array_map( [ self::class, 'describe_page' ], array_slice( $posts, 0, self::NAMED ) ) ) );
		return [
			'pages' => $pages,
			'more'  => count( $posts ) - count( $pages ),
		];
	}

	/** The first post with the form that visitors may open; 0 for none. */
	public function find_public_post( int $form_id ): int {
		foreach ( array_slice( $this->posts[ $form_id ] ?? [], 0, self::NAMED ) as $id ) {
			if ( $id && is_post_publicly_viewable( $id ) ) {
				return $id;
			}
		}
		return 0;
	}

	/** @return array{title: string, kind: string, edit: string}|null Null when the user may not read it. */
	private static function describe_page( int $id ): ?array {
		if ( ! $id ) {
			return [
				'title' => __( 'Widgets', 'frontage-forms' ),
				'kind'  => '',
				'edit'  => current_user_can( 'edit_theme_options' ) ? admin_url( 'widgets.php' ) : '',
			];
		}
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || ! current_user_can( 'read_post', $id ) ) {
			return null;
		}
		$title = html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES, 'UTF-8' );
		$kind  = get_post_type_object( $post->post_type );
		return [
			/* translators: %d: the number of a page. */
			'title' => '' === $title ? sprintf( __( 'Page %d (no title)', 'frontage-forms' ), $id ) : $title,
			'kind'  => 'page' === $post->post_type ? '' : (string) ( $kind->labels->singular_name ?? '' ),
			'edit'  => (string) get_edit_post_link( $id, 'raw' ), // Empty without permission.
		];
	}

	/**
	 * Matches in the order of a shortcode: hash, ID, title.
	 *
	 * @param Mention            $mention
	 * @param list<Form>         $forms
	 * @param array<string, int> $old_ids     Form IDs by legacy ID.
	 */
	private static function match_form_id( array $mention, array $forms, array $old_ids ): int {
		[ 'address' => $address, 'title' => $title ] = $mention;
		if ( $mention['old'] && isset( $old_ids[ $address ] ) ) {
			return $old_ids[ $address ];
		}
		if ( ! $mention['old'] && strlen( $address ) >= FormRepository::ADDRESS_LENGTH ) {
			foreach ( $forms as $form ) {
				if ( '' !== $form->hash && str_starts_with( $form->hash, $address ) ) {
					return $form->id;
				}
			}
		}
		foreach ( $forms as $form ) {
			if ( ! $mention['old'] && (string) $form->id === $address ) {
				return $form->id;
			}
		}
		foreach ( '' === $title ? [] : $forms as $form ) {
			if ( $form->title === $title && ( $mention['old'] || ! self::is_other_form( $address ) ) ) {
				return $form->id;
			}
		}
		return 0;
	}

	/** Whether the address belongs to a form outside of the list; then the title is ignored. */
	private static function is_other_form( string $address ): bool {
		return '' !== $address && null !== ( new FormRepository() )->find_by_address( $address );
	}
}
