<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Kit\Servers\ObjectCacheProbe;

defined( 'ABSPATH' ) || exit;

/** `wp frontage forms deliver`: delivers once, for a system cron, or stays and looks again and again, for a process supervisor. */
final class DeliveryCommand {

	/** Seconds between two looks for due jobs. */
	private const PAUSE = 5;

	/** Jobs and minutes after which a process that stays ends, so that its memory is bounded and it reads a new release sooner or later. */
	private const MOST_JOBS    = 1000;
	private const MOST_MINUTES = 60;

	/** @param ?\Closure(): void $pause Waits before the next look; ends early on a signal. */
	public function __construct( private readonly DeliveryWorker $worker = new DeliveryWorker(), private readonly ?\Closure $pause = null ) {}

	/** On `cli_init`. */
	public static function register(): void {
		\WP_CLI::add_command(
			'frontage forms deliver',
			[ self::class, 'run' ],
			[
				'shortdesc' => 'Delivers the emails and webhooks of forms that are due.',
				'synopsis'  => [
					[
						'type'        => 'flag',
						'name'        => 'watch',
						'optional'    => true,
						'description' => 'Stays, and looks for due emails every five seconds. Let a supervisor start it again when it ends.',
					],
					self::limit_argument( 'jobs', self::MOST_JOBS ),
					self::limit_argument( 'minutes', self::MOST_MINUTES ),
				],
			]
		);
	}

	/**
	 * It ends when nothing is due any more, with `--watch` at one of its limits, and on SIGTERM after the current job.
	 *
	 * @param list<string>               $arguments None.
	 * @param array<string, string|bool> $options   Of the command line, by name.
	 */
	public static function run( array $arguments = [], array $options = [] ): void {
		self::listen_for_stop();
		$attempt_count = empty( $options['watch'] )
			? ( new DeliveryWorker() )->run( PHP_INT_MAX )
			: ( new self() )->watch( (int) ( $options['jobs'] ?? self::MOST_JOBS ), (int) ( $options['minutes'] ?? self::MOST_MINUTES ) );
		\WP_CLI::success( sprintf( '%d tried, %d still waiting.', $attempt_count, ( new JobRepository() )->count_waiting() ) );
	}

	/**
	 * Delivers what is due, waits, and looks again, until about so many jobs were tried, the minutes are over, the server of the object
	 * cache is away, or the process is told to end.
	 *
	 * @return int Number of attempts.
	 */
	public function watch( int $most_jobs, int $most_minutes ): int {
		$deadline      = hrtime( true ) / 1_000_000_000 + $most_minutes * MINUTE_IN_SECONDS;
		$attempt_count = 0;
		do {
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime(); // Settings and forms may have changed since, and what was read must not pile up.
			}
			$batch_count    = $this->worker->run( seconds: 1, is_recovery_due: false );
			$attempt_count += $batch_count;
			$is_over        = DeliveryWorker::is_stopping() || $attempt_count >= $most_jobs || hrtime( true ) / 1_000_000_000 >= $deadline
				|| ! ObjectCacheProbe::is_working(); // A drop-in does not connect again, and what this process writes would stay old on other servers.
			if ( ! $is_over && 0 === $batch_count ) {
				$this->pause ? ( $this->pause )() : sleep( self::PAUSE );
			}
		} while ( ! $is_over && ! DeliveryWorker::is_stopping() );
		return $attempt_count;
	}

	/**
	 * Lets a command that is told to end, as at each deployment, finish its job first: otherwise nobody would know whether the mail server has
	 * the email, and it would be sent again.
	 */
	private static function listen_for_stop(): void {
		if ( function_exists( 'pcntl_async_signals' ) && function_exists( 'pcntl_signal' ) ) {
			pcntl_async_signals( true );
			foreach ( [ SIGTERM, SIGINT ] as $signal ) {
				pcntl_signal( $signal, DeliveryWorker::stop( ... ) );
			}
		}
	}

	/** @return array<string, mixed> */
	private static function limit_argument( string $name, int $usual ): array {
		return [
			'type'        => 'assoc',
			'name'        => $name,
			'optional'    => true,
			'default'     => $usual,
			'description' => "With --watch: it ends after about this number of $name.",
		];
	}
}
