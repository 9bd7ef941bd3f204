<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/** Filters of the list of subscribers: a state, a list, a part of an address. */
final class SubscriberFilter {

	/** The screen that shows it. */
	public const SLUG = 'frontage-forms-subscribers';

	/** Not a state: subscribers whose last email failed. */
	public const TROUBLE = 'trouble';

	public function __construct( public readonly string $state = '', public readonly string $search = '', public readonly ?string $list = null ) {}

	/** Reads the filters from the screen's URL. */
	public static function from_request(): self {
		$text  = static fn ( string $name ): string => mb_substr( RequestData::parameter( 'get', $name )[0] ?? '', 0, 254 );
		$state = $text( 'state' );
		$list  = RequestData::parameter( 'get', 'list' );
		return new self( in_array( $state, [ ...Subscriber::STATES, self::TROUBLE ], true ) ? $state : '', $text( 's' ), $list ? $text( 'list' ) : null );
	}

	/** @return array<string, string> */
	public function list_fields(): array {
		return array_filter( [ 'state' => $this->state, 's' => $this->search ], static fn ( string $value ): bool => '' !== $value ) + ( null === $this->list ? [] : [ 'list' => $this->list ] );
	}

	public function screen_url(): string {
		return add_query_arg( array_map( 'rawurlencode', [ 'page' => self::SLUG ] + $this->list_fields() ), admin_url( 'admin.php' ) );
	}

	/** @return array{string, list<string>} A condition with placeholders, and their values. */
	public function build_condition(): array {
		global $wpdb;
		$conditions = [ '1 = 1' ];
		$values     = [];
		if ( self::TROUBLE === $this->state ) {
			$conditions[] = "error <> ''";
		} elseif ( '' !== $this->state ) {
			$conditions[] = 'state = %s';
			$values[]     = $this->state;
		}
		if ( '' !== $this->search ) {
			$conditions[] = 'email LIKE %s';
			$values[]     = '%' . $wpdb->esc_like( $this->search ) . '%';
		}
		if ( null !== $this->list ) {
			$conditions[] = 'list = %s';
			$values[]     = $this->list;
		}
		return [ implode( ' AND ', $conditions ), $values ];
	}
}
